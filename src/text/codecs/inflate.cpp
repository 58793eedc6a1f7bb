// zlib does the work, in steps, and stops at the bound: a few bytes can stand for gigabytes. See
// inflate.hpp.
#include "text/codecs/inflate.hpp"

#include <algorithm>

#include <zlib.h>

namespace nonet::text {

namespace {

constexpr std::size_t kStep = std::size_t{64} << 10;
constexpr std::size_t kMostIn = std::size_t{1} << 30;  ///< zlib counts in 32 bits

/// zlib reads through a pointer to non-const, but does not write.
Bytef* input_of(std::string_view bytes) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast)
    return const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data()));
}

class Inflater {
  public:
    explicit Inflater(std::string_view bytes) {
        stream_.next_in = input_of(bytes);
        stream_.avail_in = static_cast<uInt>(bytes.size());
        ready_ = inflateInit(&stream_) == Z_OK;
    }
    ~Inflater() {
        if (ready_) inflateEnd(&stream_);
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    Inflater(Inflater&&) = delete;
    Inflater& operator=(Inflater&&) = delete;

    /// Appends up to `most` bytes to `output`; the answer of zlib.
    int run(std::string& output, std::size_t most) {
        if (!ready_) return Z_MEM_ERROR;
        const std::size_t size = output.size();
        output.resize(size + most);
        stream_.next_out = reinterpret_cast<Bytef*>(output.data() + size);
        stream_.avail_out = static_cast<uInt>(most);
        const int status = inflate(&stream_, Z_NO_FLUSH);
        output.resize(output.size() - stream_.avail_out);
        return status;
    }

    [[nodiscard]] std::size_t left() const { return stream_.avail_in; }

  private:
    z_stream stream_ = {};
    bool ready_ = false;
};

Error damaged(ErrorCode code, const std::string& problem) {
    return codec_error(code, problem + "; copy the whole text again");
}

Error error_of(int status) {
    switch (status) {
        case Z_OK:
        case Z_BUF_ERROR:
            return damaged(ErrorCode::truncated, "the packed text is cut off");
        case Z_MEM_ERROR:
            return codec_error(ErrorCode::io, "there is not enough memory to unpack the text");
        default:
            return damaged(ErrorCode::bad_symbol,
                           "the packed text is damaged: a character is missing, doubled or wrong");
    }
}

}  // namespace

Result<std::string> zlib_inflate(std::string_view bytes, std::size_t max_output) {
    if (bytes.size() > kMostIn) {
        return codec_error(ErrorCode::not_supported, "the packed text is longer than 1 GiB");
    }
    Inflater inflater(bytes);
    std::string output;
    int status = Z_OK;
    // One byte more than allowed, so that a result of exactly that size can end.
    while (status == Z_OK && output.size() <= max_output) {
        status = inflater.run(output, std::min(kStep, max_output + 1 - output.size()));
    }
    if (output.size() > max_output) {
        return codec_error(ErrorCode::not_supported,
                           "the packed text unpacks to more than " + std::to_string(max_output) +
                               " bytes, which no puzzle needs; use another text");
    }
    if (status != Z_STREAM_END) return error_of(status);
    if (inflater.left() > 0) {
        return damaged(ErrorCode::wrong_length, "something follows the packed text");
    }
    return output;
}

Result<std::string> zlib_deflate(std::string_view bytes) {
    if (bytes.size() > kMostIn) {
        return codec_error(ErrorCode::not_supported, "a text longer than 1 GiB is not packed");
    }
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string output(size, '\0');
    const int status = compress(reinterpret_cast<Bytef*>(output.data()), &size, input_of(bytes),
                                static_cast<uLong>(bytes.size()));
    if (status != Z_OK) {
        return codec_error(ErrorCode::io, "there is not enough memory to pack the text");
    }
    output.resize(size);
    return output;
}

}  // namespace nonet::text
