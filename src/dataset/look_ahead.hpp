// The bytes of a source that were delivered and not yet used: see look_ahead.cpp.
#pragma once

#include <nonet/text.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace nonet::dataset {

class LookAhead final : public ByteSource {
  public:
    enum class State : std::uint8_t { open, paused, ended, failed };

    explicit LookAhead(ByteSource& source) : source_(&source) {}

    /// What is there.
    [[nodiscard]] std::string_view bytes() const {
        return std::string_view(buffer_).substr(begin_);
    }
    /// Asks the source for more; what bytes() gave before moves.
    State more();
    /// What the last more() met.
    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] bool ended() const { return state_ == State::ended || state_ == State::failed; }

    /// Steps over bytes that are there, and keeps count of lines.
    void consume(std::size_t size);
    /// Where bytes() begins.
    [[nodiscard]] const Place& place() const { return place_; }

    // As a source, it hands on what is there, then what comes.
    Delivery read(std::span<char> space) override;
    [[nodiscard]] std::string failure() const override { return source_->failure(); }

  private:
    ByteSource* source_;
    std::string buffer_;
    std::size_t begin_ = 0;
    State state_ = State::open;
    Place place_{1, 1, 0};
};

}  // namespace nonet::dataset
