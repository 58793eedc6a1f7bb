// Making a signature: see the header.
#include "cli/bench/signature/signature.hpp"

#include "cli/bench/on_threads.hpp"

#include <algorithm>
#include <atomic>

#include <fmt/format.h>

namespace nonet::cli {

std::string Signature::table() const {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i)
        out += fmt::format("{}\t{:016x}\n", signature_parts()[i].name, parts[i]);
    return out;
}

std::string Signature::hash() const {
    Digest digest;
    digest.add_bytes(table());
    return fmt::format("{:016x}", digest.value());
}

Signature make_signature(unsigned threads) {
    const auto rows = signature_parts();
    Signature signature;
    signature.parts.resize(rows.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&](std::size_t /*thread*/) {
        for (std::size_t i = next++; i < rows.size(); i = next++) {
            Digest digest;
            rows[i].add(digest);
            signature.parts[i] = digest.value();
        }
    };
    on_threads(std::min<std::size_t>(std::max(1U, threads), rows.size()), work);
    return signature;
}

}  // namespace nonet::cli
