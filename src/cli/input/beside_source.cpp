// Reading ahead on another thread.
//
// Unpacking costs about as much as solving easy puzzles does, and it can only be done from front to
// back. So it is done beside the parsing. The two threads share a ring of blocks: one fills a block
// without holding the lock, as only the other may touch what is full.
//
// A pause must stay one: it tells the program to let out the rows that it has. So when the source
// pauses, its thread stops, and goes on only when the reader has been told and asks again. No
// thread ever waits for input; that is done elsewhere (DescriptorSource::wait), between such calls.
#include "cli/input/beside_source.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace nonet::cli {

BesideSource::BesideSource(ByteSource& source) : source_(source) {
    for (Block& block : blocks_) block.bytes.reset(new char[kBlockSize]);
    thread_ = std::thread([this] { work(); });
}

BesideSource::~BesideSource() {
    {
        const std::lock_guard lock(mutex_);
        quit_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

/// What the source throws must reach the reader's thread.
ByteSource::Delivery BesideSource::read_source(Block& block) {
    try {
        return source_.read({block.bytes.get(), kBlockSize});
    } catch (...) {
        fault_ = std::current_exception();
        return {Status::failed, 0};
    }
}

void BesideSource::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock,
                      [this] { return quit_ || (full_ < kBlocks && status_ == Status::data); });
        if (quit_) return;
        Block& block = blocks_[(first_ + full_) % kBlocks];
        lock.unlock();
        const Delivery delivery = read_source(block);
        lock.lock();
        // A source that breaks its promise must not make us spin.
        const bool nothing = delivery.status == Status::data && delivery.size == 0;
        status_ = nothing ? Status::pause : delivery.status;
        if (status_ == Status::failed) failure_ = source_.failure();
        if (status_ == Status::data) {
            block.begin = 0;
            block.end = delivery.size;
            ++full_;
        }
        changed_.notify_all();
    }
}

/// Copies from the front of the block.
std::size_t BesideSource::hand_out(Block& block, std::span<char> space) {
    const std::size_t size = std::min(space.size(), block.end - block.begin);
    std::memcpy(space.data(), block.bytes.get() + block.begin, size);
    block.begin += size;
    return size;
}

ByteSource::Delivery BesideSource::read(std::span<char> space) {
    std::unique_lock lock(mutex_);
    const auto wait = [&] {
        changed_.wait(lock, [this] { return full_ > 0 || status_ != Status::data; });
    };
    wait();
    if (full_ == 0 && status_ == Status::pause && std::exchange(pause_told_, !pause_told_)) {
        status_ = Status::data;
        changed_.notify_all();
        wait();
        pause_told_ = full_ == 0 && status_ == Status::pause;
    }
    if (full_ == 0 && fault_) std::rethrow_exception(fault_);
    if (full_ == 0) return {status_, 0};
    Block& block = blocks_[first_];
    lock.unlock();
    const std::size_t size = hand_out(block, space);
    lock.lock();
    if (block.begin == block.end) {
        first_ = (first_ + 1) % kBlocks;
        --full_;
        changed_.notify_all();
    }
    return {Status::data, size};
}

}  // namespace nonet::cli
