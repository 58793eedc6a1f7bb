// The names of the enumerations that appear in output. One place, so that they never drift.
#include <nonet/result.hpp>
#include <nonet/search.hpp>

namespace nonet {

const char* name_of(ErrorCode code) {
    switch (code) {
        case ErrorCode::bad_symbol:
            return "bad_symbol";
        case ErrorCode::wrong_length:
            return "wrong_length";
        case ErrorCode::bad_shape:
            return "bad_shape";
        case ErrorCode::value_too_big:
            return "value_too_big";
        case ErrorCode::ambiguous:
            return "ambiguous";
        case ErrorCode::unknown_format:
            return "unknown_format";
        case ErrorCode::not_supported:
            return "not_supported";
        case ErrorCode::truncated:
            return "truncated";
        case ErrorCode::io:
            return "io";
        case ErrorCode::bad_argument:
            return "bad_argument";
    }
    return "?";
}

const char* name_of(Status status) {
    switch (status) {
        case Status::none:
            return "none";
        case Status::unique:
            return "unique";
        case Status::multiple:
            return "multiple";
        case Status::solved:
            return "solved";
        case Status::unknown:
            return "unknown";
    }
    return "?";
}

}  // namespace nonet
