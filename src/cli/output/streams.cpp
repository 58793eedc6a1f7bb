// Stream buffers over our own sources and outputs.
//
// std::cin would do for reading, but it neither says when input pauses nor wakes up on Ctrl-C.
#include "cli/output/streams.hpp"

#include "cli/stop.hpp"

#include <iostream>

namespace nonet::cli {

InputBuffer::int_type InputBuffer::underflow() {
    while (!stop_flag().load() && InputFile::Clock::now() < deadline_) {
        const ByteSource::Delivery delivery = file_.bytes().read(buffer_);
        if (delivery.status == ByteSource::Status::data) {
            setg(buffer_.data(), buffer_.data(), buffer_.data() + delivery.size);
            return traits_type::to_int_type(buffer_[0]);
        }
        if (delivery.status == ByteSource::Status::failed) failure_ = file_.bytes().failure();
        if (delivery.status != ByteSource::Status::pause) break;
        on_pause_();
        file_.wait(deadline_);
    }
    cut_off_ = stop_flag().load() || InputFile::Clock::now() >= deadline_;
    return traits_type::eof();
}

MessageBuffer::int_type MessageBuffer::overflow(int_type symbol) {
    const char byte = traits_type::to_char_type(symbol);
    if (!traits_type::eq_int_type(symbol, traits_type::eof())) xsputn(&byte, 1);
    return traits_type::not_eof(symbol);
}

std::streamsize MessageBuffer::xsputn(const char* bytes, std::streamsize size) {
    return input_.was_cut_off() ? size : std::cerr.rdbuf()->sputn(bytes, size);
}

OutputBuffer::int_type OutputBuffer::overflow(int_type symbol) {
    if (sync() != 0) return traits_type::eof();
    if (!traits_type::eq_int_type(symbol, traits_type::eof()))
        sputc(traits_type::to_char_type(symbol));
    return traits_type::not_eof(symbol);
}

int OutputBuffer::sync() {
    const std::string_view bytes(pbase(), static_cast<std::size_t>(pptr() - pbase()));
    setp(buffer_.data(), buffer_.data() + buffer_.size());
    return output_.write(bytes) ? 0 : -1;
}

}  // namespace nonet::cli
