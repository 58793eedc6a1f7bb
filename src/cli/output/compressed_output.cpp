// Writing gzip and zstd.
//
// A name that promises another compression is refused: plain text in it would be found out when
// somebody wants to read it. The compressor hands its output on as its buffer fills; rows are not
// flushed one by one, since that would cost most of the compression.
#include "cli/output/compressed_output.hpp"

#include <array>

#include <fmt/format.h>
#include <zlib.h>
#include <zstd.h>

namespace nonet::cli {

namespace {

class GzipOutput final : public Output {
  public:
    explicit GzipOutput(std::unique_ptr<Output> file) : file_(std::move(file)) {
        constexpr int kGzip = 16 + MAX_WBITS;
        constexpr int kMemory = 8;
        deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzip, kMemory,
                     Z_DEFAULT_STRATEGY);
    }
    ~GzipOutput() override { deflateEnd(&stream_); }
    GzipOutput(const GzipOutput&) = delete;
    GzipOutput& operator=(const GzipOutput&) = delete;

    bool write(std::string_view bytes) override { return pump(bytes, Z_NO_FLUSH); }
    bool close() override { return pump({}, Z_FINISH) && file_->close(); }

  private:
    bool pump(std::string_view bytes, int flush) {
        // zlib's interface takes a pointer to non-const bytes, which it does not write to.
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
        stream_.avail_in = static_cast<uInt>(bytes.size());
        int result = Z_OK;
        do {
            stream_.next_out = buffer_.data();
            stream_.avail_out = static_cast<uInt>(buffer_.size());
            result = deflate(&stream_, flush);
            const std::size_t size = buffer_.size() - stream_.avail_out;
            if (!file_->write({reinterpret_cast<const char*>(buffer_.data()), size})) return false;
        } while (stream_.avail_out == 0 || (flush == Z_FINISH && result == Z_OK));
        return true;
    }

    std::unique_ptr<Output> file_;
    z_stream stream_ = {};
    std::array<Bytef, 65536> buffer_{};
};

class ZstdOutput final : public Output {
  public:
    explicit ZstdOutput(std::unique_ptr<Output> file) : file_(std::move(file)) {}
    ~ZstdOutput() override { ZSTD_freeCStream(stream_); }
    ZstdOutput(const ZstdOutput&) = delete;
    ZstdOutput& operator=(const ZstdOutput&) = delete;

    bool write(std::string_view bytes) override { return pump(bytes, ZSTD_e_continue); }
    bool close() override { return pump({}, ZSTD_e_end) && file_->close(); }

  private:
    bool pump(std::string_view bytes, ZSTD_EndDirective directive) {
        ZSTD_inBuffer in = {bytes.data(), bytes.size(), 0};
        bool done = false;
        while (!done) {
            ZSTD_outBuffer out = {buffer_.data(), buffer_.size(), 0};
            const std::size_t left = ZSTD_compressStream2(stream_, &out, &in, directive);
            if (!file_->write({buffer_.data(), out.pos})) return false;
            if (ZSTD_isError(left) != 0) return false;
            done = directive == ZSTD_e_end ? left == 0 : in.pos == in.size;
        }
        return true;
    }

    std::unique_ptr<Output> file_;
    ZSTD_CStream* stream_ = ZSTD_createCStream();
    std::array<char, 65536> buffer_{};
};

}  // namespace

std::string unknown_compression(std::string_view path) {
    for (const std::string_view ending :
         {".xz", ".bz2", ".zip", ".7z", ".lz4", ".lzma", ".lz", ".br", ".Z", ".rar", ".tgz"}) {
        if (path.ends_with(ending)) {
            return fmt::format(
                "cannot write {}: {} is not supported; choose a name with .gz or "
                ".zst, or without either for plain text",
                path, ending);
        }
    }
    return {};
}

std::unique_ptr<Output> compressed_by_name(std::string_view path, std::unique_ptr<Output> file) {
    if (path.ends_with(".gz")) return std::make_unique<GzipOutput>(std::move(file));
    if (path.ends_with(".zst")) return std::make_unique<ZstdOutput>(std::move(file));
    return file;
}

}  // namespace nonet::cli
