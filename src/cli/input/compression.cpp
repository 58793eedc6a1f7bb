// Recognising compressed input.
//
// The name of a file says nothing reliable and a pipe has none, so the first bytes decide: no text
// of a puzzle starts like gzip or zstd. They are looked at when they come, since a pipe may hold
// them back for a while.
#include "cli/input/compression.hpp"

#include "cli/input/beside_source.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <system_error>

namespace nonet::cli {

namespace {

constexpr std::string_view kGzipMagic = "\x1f\x8b";
constexpr std::string_view kZstdMagic = "\x28\xb5\x2f\xfd";

/// Delivers some bytes that were read ahead, then those of another source.
class PrefixedSource final : public ByteSource {
  public:
    PrefixedSource(std::string prefix, ByteSource& source)
        : prefix_(std::move(prefix)), source_(source) {}

    Delivery read(std::span<char> space) override {
        if (begin_ == prefix_.size()) return source_.read(space);
        const std::size_t size = std::min(space.size(), prefix_.size() - begin_);
        std::copy_n(prefix_.data() + begin_, size, space.data());
        begin_ += size;
        return {Status::data, size};
    }
    [[nodiscard]] std::string failure() const override { return source_.failure(); }

  private:
    std::string prefix_;
    std::size_t begin_ = 0;
    ByteSource& source_;
};

class RecognisingSource final : public ByteSource {
  public:
    RecognisingSource(ByteSource& source, bool beside) : source_(source), beside_(beside) {}

    Delivery read(std::span<char> space) override {
        while (chosen_ == nullptr) {
            std::array<char, kZstdMagic.size()> byte{};
            const Delivery more =
                source_.read(std::span(byte).first(kZstdMagic.size() - first_.size()));
            if (more.status == Status::pause || more.status == Status::failed) return more;
            first_.append(byte.data(), more.size);
            const bool open = kGzipMagic.starts_with(first_) || kZstdMagic.starts_with(first_);
            const bool whole = first_.size() >= kZstdMagic.size();
            if (more.status == Status::end || whole || !open) choose();
        }
        return chosen_->read(space);
    }
    [[nodiscard]] std::string failure() const override {
        return chosen_ ? chosen_->failure() : source_.failure();
    }

  private:
    void choose() {
        const Compression compression = recognise_compression(first_);
        plain_ = std::make_unique<PrefixedSource>(std::move(first_), source_);
        if (compression == Compression::none) {
            chosen_ = plain_.get();
        } else {
            decompressor_ = decompressed(compression, *plain_);
            chosen_ = decompressor_.get();
            if (beside_) read_ahead();
        }
    }

    /// It can be done without, so a system that refuses a thread is no reason to give up.
    void read_ahead() {
        try {
            ahead_ = std::make_unique<BesideSource>(*decompressor_);
            chosen_ = ahead_.get();
        } catch (const std::system_error&) {
            beside_ = false;
        }
    }

    ByteSource& source_;
    bool beside_;
    std::string first_;
    std::unique_ptr<ByteSource> plain_;
    std::unique_ptr<ByteSource> decompressor_;
    std::unique_ptr<ByteSource> ahead_;
    ByteSource* chosen_ = nullptr;
};

}  // namespace

Compression recognise_compression(std::string_view first_bytes) {
    if (first_bytes.starts_with(kGzipMagic)) return Compression::gzip;
    if (first_bytes.starts_with(kZstdMagic)) return Compression::zstd;
    return Compression::none;
}

std::unique_ptr<ByteSource> decompressed_if_needed(ByteSource& source, bool beside) {
    return std::make_unique<RecognisingSource>(source, beside);
}

}  // namespace nonet::cli
