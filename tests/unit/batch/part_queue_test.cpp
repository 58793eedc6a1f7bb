// Parts go to one thread each, and no thread takes more than its share at once.
#include "batch/part_queue.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace nonet::batch {
namespace {

std::vector<std::size_t> all_of(PartTaker& taker) {
    std::vector<std::size_t> parts;
    std::size_t part = 0;
    while (taker.next(part)) parts.push_back(part);
    return parts;
}

TEST(PartQueue, gives_shares_that_become_smaller) {
    PartQueue queue(256, 2);
    PartTaker first(queue);
    PartTaker second(queue);
    EXPECT_EQ(all_of(first).size(), 64U);
    EXPECT_TRUE(all_of(first).empty()) << "before it is done with its share";
    EXPECT_EQ(all_of(second).size(), 48U);
    first.finish();
    EXPECT_EQ(all_of(first).size(), 36U);
}

TEST(PartQueue, gives_every_part_once) {
    for (const unsigned threads : {1U, 3U, 40U}) {
        PartQueue queue(100, threads);
        std::vector<PartTaker> takers(threads, PartTaker(queue));
        std::vector<int> times(100);
        for (std::size_t given = 0; given < 100;) {
            for (PartTaker& taker : takers) {
                for (const std::size_t part : all_of(taker)) {
                    ++times[part];
                    ++given;
                }
                taker.finish();
            }
        }
        EXPECT_EQ(times, std::vector<int>(100, 1));
        EXPECT_TRUE(all_of(takers.front()).empty());
    }
}

}  // namespace
}  // namespace nonet::batch
