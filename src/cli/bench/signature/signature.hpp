// One hash over the answers to a fixed set of questions.
//
// It is equal on every machine, with every kernel, number of threads and compiler; so whoever
// changes an inner loop, ports Nonet or wraps it in another language compares one word. It is made
// of parts, each of which asks one kind of question: where two signatures differ, their parts tell
// what to look at. The questions are made from seeds and known puzzles, without asking the solver
// for more than solutions that are unique, so that a fault in one part does not change the others.
#pragma once

#include "cli/bench/digest.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// One row of the table of parts: a file in parts/.
struct SignaturePart {
    std::string_view name;     ///< the stem of its file
    std::string_view summary;  ///< what is asked
    void (*add)(Digest& digest);
};

/// All parts, in their order in the signature.
std::span<const SignaturePart> signature_parts();

struct Signature {
    std::vector<std::uint64_t> parts;  ///< as in signature_parts()

    /// A line "NAME<TAB>HASH" for each part.
    [[nodiscard]] std::string table() const;
    /// The FNV-1a hash of table(), as 16 hexadecimal digits.
    [[nodiscard]] std::string hash() const;
};

/// Asks everything, the parts dealt out to `threads` threads.
Signature make_signature(unsigned threads);

}  // namespace nonet::cli
