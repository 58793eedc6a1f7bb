// A source that is read by a thread of its own, ahead of whoever wants its bytes.
#pragma once

#include <nonet/text.hpp>

#include <array>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace nonet::cli {

class BesideSource final : public ByteSource {
  public:
    /// `source` must outlive this, and nobody else may read from it. Throws std::system_error when
    /// the system refuses a thread.
    explicit BesideSource(ByteSource& source);
    ~BesideSource() override;
    BesideSource(const BesideSource&) = delete;
    BesideSource& operator=(const BesideSource&) = delete;

    /// Waits for the other thread, but never longer than that does not wait itself: where the
    /// source pauses, so does this. Throws what the source threw.
    Delivery read(std::span<char> space) override;
    [[nodiscard]] std::string failure() const override { return failure_; }

  private:
    static constexpr std::size_t kBlocks = 4;
    static constexpr std::size_t kBlockSize = 256U << 10U;

    struct Block {
        std::unique_ptr<char[]> bytes;
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    void work();
    Delivery read_source(Block& block);
    std::size_t hand_out(Block& block, std::span<char> space);

    ByteSource& source_;
    std::array<Block, kBlocks> blocks_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t first_ = 0;         ///< the block to hand out next
    std::size_t full_ = 0;          ///< blocks from there on that hold bytes
    Status status_ = Status::data;  ///< of the source behind these; data: it is being read
    bool pause_told_ = false;       ///< the reader knows of the pause, and may have waited since
    bool quit_ = false;
    std::string failure_;
    std::exception_ptr fault_;  ///< what the source threw
    std::thread thread_;
};

}  // namespace nonet::cli
