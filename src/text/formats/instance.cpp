// "name N rows columns v1,v2,...": one instance of a benchmark on a line, any size.
//
// The only line form that states the shape of the boxes, which matters from 6x6 on.
#include "text/cells/decode.hpp"
#include "text/cells/symbols.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/row.hpp"

#include <nonet/text.hpp>

#include <string>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::size_t kWords = 5;

std::vector<CellText> split_values(std::string_view text, const Line& line) {
    std::vector<CellText> cells;
    for (const std::string_view value : split_at(text, ',')) cells.push_back({value, &line});
    return cells;
}

Recognition read_values(const Line& line, std::string_view values, BoxShape box,
                        const ReadOptions& options, Record& record) {
    const std::vector<CellText> cells = split_values(values, line);
    const auto wanted = static_cast<std::size_t>(box.side() * box.side());
    if (cells.size() != wanted) {
        Error error = error_at(ErrorCode::wrong_length, line, line.text.size(),
                               std::to_string(cells.size()) + " values where " +
                                   std::to_string(wanted) + " are expected; correct the line");
        return refuse(record, 1, std::move(error));
    }
    ReadOptions shaped = options;
    if (!shaped.box) shaped.box = box;
    return {decode(box.side(), cells, shaped, record) ? Found::puzzle : Found::error, 1};
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    if (line.text.find(',') == std::string_view::npos) return {};
    const std::vector<std::string_view> words = split_words(line.text);
    if (words.size() != kWords || words[4].find(',') == std::string_view::npos) return {};
    const auto side = small_number(words[1]);
    const auto rows = small_number(words[2]);
    const auto columns = small_number(words[3]);
    if (!side || !rows || !columns) return {};
    if (*rows * *columns != *side || *side < 1 || *side > kMaxSide) {
        return refuse(record, 1,
                      error_at(ErrorCode::bad_shape, line, index_of(line, words[1]),
                               "boxes of " + std::to_string(*rows) + "x" +
                                   std::to_string(*columns) + " make no puzzle of side " +
                                   std::to_string(*side) + "; correct the line"));
    }
    const Recognition found = read_values(line, words[4], {*rows, *columns}, options, record);
    if (found.found == Found::puzzle) {
        const std::size_t name = index_of(line, words[0]);
        const std::size_t end = byte_index(line, name + words[0].size());
        const std::size_t start = byte_index(line, name);
        record.puzzle.rest = std::string(line.raw.substr(start, end - start));
    }
    return found;
}

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    BoxShape box;
    std::string values;
    const auto add = [&](int cells, const auto& numbers) {
        for (int cell = 0; cell < cells; ++cell) {
            if (cell > 0) values += ',';
            values += std::to_string(numbers[cell]);
        }
    };
    if (const auto* grid = std::get_if<Grid>(&position)) {
        add(kCells, *grid);
    } else if (const auto* board = std::get_if<Board>(&position)) {
        box = board->box();
        add(board->cell_count(), *board);
    } else {
        return cannot_write("instance holds no candidates; choose pencil or sukaku");
    }
    return "puzzle " + std::to_string(box.side()) + " " + std::to_string(box.rows) + " " +
           std::to_string(box.columns) + " " + values;
}

}  // namespace

constinit const Format kInstance = make_format(
    {.name = "instance",
     .summary = "Name, size, box shape and values on a line, for any size",
     .details =
         "Five words: a name, the side N, the rows and the columns of a box, and N*N values "
         "separated by commas, 0 for blank. The name comes back as the text beside the puzzle. "
         "The one line form that states the shape of the boxes; written with the name puzzle.",
     .sample = "tiny 6 2 3 5,0,2,0,0,1,0,6,0,5,0,0,0,0,5,4,2,3,4,2,0,0,0,5,2,0,6,0,0,0,0,0,4,2,3,0"
               "\n",
     .carries = {.sizes = true, .boxes = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats
