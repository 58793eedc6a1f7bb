// Threads by the number: see the header. A system may refuse one, which is no reason to give up.
#include "cli/bench/on_threads.hpp"

#include <system_error>
#include <thread>
#include <vector>

namespace nonet::cli {

void on_threads(std::size_t count, const std::function<void(std::size_t)>& work) {
    std::vector<std::thread> helpers;
    helpers.reserve(count);
    std::size_t started = 1;
    try {
        for (; started < count; ++started) helpers.emplace_back(work, started);
    } catch (const std::system_error&) {
        // The others are done here.
    }
    work(0);
    for (std::size_t i = started; i < count; ++i) work(i);
    for (std::thread& helper : helpers) helper.join();
}

}  // namespace nonet::cli
