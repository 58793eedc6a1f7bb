// Collecting answers.
//
// A command never prints. Its rows go into a text and its remarks into a list; both leave the
// program in the order of the input, on one thread, whatever thread made them.
#include "cli/work/reply.hpp"

#include "cli/output/drawing.hpp"
#include "cli/work/questions.hpp"

#include <utility>

namespace nonet::cli {

void Tally::add(const Tally& other) {
    rows += other.rows;
    invalid += other.invalid;
    for (std::size_t i = 0; i < kStatuses; ++i) statuses[i] += other.statuses[i];
    condition_failed |= other.condition_failed;
    cut_short |= other.cut_short;
    unreadable |= other.unreadable;
}

void Answers::clear() {
    text.clear();
    ready = {};
    sifted.clear();
    products.clear();
    messages.clear();
    tally = {};
    ends_here = false;
}

void Reply::let_out() {
    constexpr std::size_t kEnough = 65536;
    if (overflow_ != nullptr && answers_.text.size() >= kEnough) (*overflow_)(answers_.text);
}

void Reply::print_row() {
    style_.rows->write(item_, answers_.row, answers_.text);
    let_out();
}

void Reply::print_row_for(const Grid& grid) {
    const std::size_t begin = answers_.text.size();
    style_.rows->write(item_, answers_.row, answers_.text);
    answers_.sifted.push_back({begin, answers_.text.size(), grid});
}

std::string Reply::row_text() const {
    std::string text;
    style_.rows->write(item_, answers_.row, text);
    text.pop_back();
    return text;
}

bool Reply::set_or_print(std::size_t field, std::string_view text) {
    const bool several_lines = text.ends_with('\n');
    if (several_lines && !style_.rows->is_custom()) {
        answers_.text += text;
        let_out();
        return true;
    }
    if (several_lines) text.remove_suffix(1);
    set(field, text);
    return false;
}

void Reply::draw(const Position& full, std::string_view caption) {
    answers_.text += draw_grid(item_.position(), full, style_.color);
    answers_.text += caption;
    answers_.text += '\n';
    let_out();
}

void Reply::remark_clash() {
    if (const auto clash = clash_text(item_.position())) remark("no solution: " + *clash);
}

void Reply::remark(std::string text) {
    answers_.messages.push_back(
        {Severity::remark, Frequency::counted, item_.where(), std::move(text)});
}

void Reply::remark_once(std::string text) {
    answers_.messages.push_back(
        {Severity::remark, Frequency::once, item_.where(), std::move(text)});
}

void Reply::complain(std::string text) {
    answers_.tally.unreadable = true;
    answers_.messages.push_back(
        {Severity::error, Frequency::counted, item_.where(), std::move(text)});
}

void Reply::count_status(Status status) {
    ++answers_.tally.statuses[static_cast<std::size_t>(status)];
    if (status == Status::unknown) cut_short();
}

void Reply::reject(ErrorCode code, std::string message) {
    const Error error{code, item_.place(), {}, std::move(message)};
    style_.rows->write_invalid(item_, error, answers_.text);
    ++answers_.tally.invalid;
    complain(error.message);
}

}  // namespace nonet::cli
