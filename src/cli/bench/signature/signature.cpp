// Making a signature: see the header.
#include "cli/bench/signature/signature.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

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
    const auto work = [&] {
        for (std::size_t i = next++; i < rows.size(); i = next++) {
            Digest digest;
            rows[i].add(digest);
            signature.parts[i] = digest.value();
        }
    };
    std::vector<std::thread> helpers;
    const std::size_t workers = std::min<std::size_t>(std::max(1U, threads), rows.size());
    for (std::size_t i = 1; i < workers; ++i) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();
    return signature;
}

}  // namespace nonet::cli
