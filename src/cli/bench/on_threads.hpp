// The same work on several threads.
#pragma once

#include <cstddef>
#include <functional>

namespace nonet::cli {

/// Calls work(0) to work(count - 1), each on a thread of its own as far as the system gives
/// threads, else one after the other. Returns when all are done. `work` must not throw.
void on_threads(std::size_t count, const std::function<void(std::size_t)>& work);

}  // namespace nonet::cli
