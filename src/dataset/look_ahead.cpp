// Reading ahead without losing anything.
//
// What a data set is shows in its first lines, and who then reads it may want all of it from the
// first byte. So bytes stay here until somebody steps over them. Bytes that were used are dropped
// when more are asked for, which moves each byte once at most for every 64 KiB read.
#include "dataset/look_ahead.hpp"

#include <algorithm>
#include <cstring>

namespace nonet::dataset {

LookAhead::State LookAhead::more() {
    constexpr std::size_t kBlock = 65536;
    if (ended()) return state_;
    buffer_.erase(0, begin_);
    begin_ = 0;
    const std::size_t size = buffer_.size();
    buffer_.resize(size + kBlock);
    const Delivery delivery = source_->read({buffer_.data() + size, kBlock});
    buffer_.resize(size + (delivery.status == Status::data ? delivery.size : 0));
    switch (delivery.status) {
        case Status::data:
            return state_ = State::open;
        case Status::pause:
            return state_ = State::paused;
        case Status::end:
            return state_ = State::ended;
        case Status::failed:
            break;
    }
    return state_ = State::failed;
}

void LookAhead::consume(std::size_t size) {
    const std::string_view gone = bytes().substr(0, size);
    const std::size_t last = gone.rfind('\n');
    if (last != std::string_view::npos) {
        place_.line += static_cast<std::size_t>(std::count(gone.begin(), gone.end(), '\n'));
        place_.column = 1;
    }
    const std::string_view tail = gone.substr(last == std::string_view::npos ? 0 : last + 1);
    place_.column += static_cast<std::size_t>(std::count_if(tail.begin(), tail.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80;
    }));
    place_.offset += gone.size();
    begin_ += gone.size();
}

ByteSource::Delivery LookAhead::read(std::span<char> space) {
    if (bytes().empty() && more() == State::paused) return {Status::pause, 0};
    const std::size_t size = std::min(space.size(), bytes().size());
    if (size == 0) return {state_ == State::failed ? Status::failed : Status::end, 0};
    std::memcpy(space.data(), bytes().data(), size);
    begin_ += size;
    return {Status::data, size};
}

}  // namespace nonet::dataset
