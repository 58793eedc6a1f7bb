// Reading gzip and zstd.
//
// Both libraries work the same way: they eat from one buffer and fill another, and say when a
// member (a frame) is complete; files may hold several behind each other. What the two have in
// common stands here once: a buffer of compressed bytes over another source, whose pauses and
// failures are handed on. An input that ends inside a member is an error, never a silent end.
#include "cli/input/compression.hpp"

#include <array>
#include <string>

#include <zlib.h>
#include <zstd.h>

namespace nonet::cli {

namespace {

/// Runs one decompressor over the bytes of another source.
class DecompressingSource : public ByteSource {
  public:
    explicit DecompressingSource(ByteSource& source) : source_(source) {}

    Delivery read(std::span<char> space) override {
        while (!ended_) {
            if (!failure_.empty()) return {Status::failed, 0};
            if (begin_ == end_) {
                const Delivery more = source_.read(buffer_);
                if (more.status == Status::end) return end_of_bytes();
                if (more.status == Status::failed) failure_ = source_.failure();
                if (more.status != Status::data) return more;
                begin_ = 0;
                end_ = more.size;
            }
            std::span<const char> input(buffer_.data() + begin_, end_ - begin_);
            const std::size_t before = input.size();
            const std::size_t size = step(input, space);
            begin_ += before - input.size();
            if (size > 0) return {Status::data, size};  // also what came before a fault
        }
        return {Status::end, 0};
    }

    [[nodiscard]] std::string failure() const override { return failure_; }

  protected:
    /// Eats from the front of `input`, fills `output`, returns how much it filled.
    virtual std::size_t step(std::span<const char>& input, std::span<char> output) = 0;

    void fail(std::string_view what) {
        failure_ = "the compressed input is damaged: " + std::string(what);
    }
    [[nodiscard]] bool is_inside() const { return inside_; }
    void set_inside(bool inside) { inside_ = inside; }

  private:
    Delivery end_of_bytes() {
        ended_ = true;
        if (!inside_) return {Status::end, 0};
        failure_ = "the compressed input ends too early";
        return {Status::failed, 0};
    }

    ByteSource& source_;
    std::array<char, 65536> buffer_{};
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    bool inside_ = false;  ///< in the middle of a member
    bool ended_ = false;
    std::string failure_;
};

class GzipSource final : public DecompressingSource {
  public:
    explicit GzipSource(ByteSource& source) : DecompressingSource(source) {
        constexpr int kGzipOnly = 16 + MAX_WBITS;
        if (inflateInit2(&stream_, kGzipOnly) != Z_OK) fail("no memory");
    }
    ~GzipSource() override { inflateEnd(&stream_); }
    GzipSource(const GzipSource&) = delete;
    GzipSource& operator=(const GzipSource&) = delete;

  protected:
    std::size_t step(std::span<const char>& input, std::span<char> output) override {
        // Tapes and disks fill up the last block behind a member with zeros.
        while (!is_inside() && !input.empty() && input.front() == 0) input = input.subspan(1);
        if (input.empty()) return 0;
        // zlib's interface takes pointers to non-const bytes, which it does not write to.
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(input.data()));
        stream_.avail_in = static_cast<uInt>(input.size());
        stream_.next_out = reinterpret_cast<Bytef*>(output.data());
        stream_.avail_out = static_cast<uInt>(output.size());
        set_inside(true);
        const int result = inflate(&stream_, Z_NO_FLUSH);
        if (result == Z_STREAM_END) {
            set_inside(false);
            inflateReset(&stream_);
        } else if (result != Z_OK && result != Z_BUF_ERROR) {
            fail(stream_.msg != nullptr ? stream_.msg : "not gzip");
        }
        input = input.last(stream_.avail_in);
        return output.size() - stream_.avail_out;
    }

  private:
    z_stream stream_ = {};
};

class ZstdSource final : public DecompressingSource {
  public:
    explicit ZstdSource(ByteSource& source) : DecompressingSource(source) {}
    ~ZstdSource() override { ZSTD_freeDStream(stream_); }
    ZstdSource(const ZstdSource&) = delete;
    ZstdSource& operator=(const ZstdSource&) = delete;

  protected:
    std::size_t step(std::span<const char>& input, std::span<char> output) override {
        ZSTD_inBuffer in = {input.data(), input.size(), 0};
        ZSTD_outBuffer out = {output.data(), output.size(), 0};
        const std::size_t result = ZSTD_decompressStream(stream_, &out, &in);
        if (ZSTD_isError(result) != 0) fail(ZSTD_getErrorName(result));
        set_inside(result != 0);
        input = input.subspan(in.pos);
        return out.pos;
    }

  private:
    ZSTD_DStream* stream_ = ZSTD_createDStream();
};

}  // namespace

std::unique_ptr<ByteSource> decompressed(Compression compression, ByteSource& source) {
    if (compression == Compression::gzip) return std::make_unique<GzipSource>(source);
    return std::make_unique<ZstdSource>(source);
}

}  // namespace nonet::cli
