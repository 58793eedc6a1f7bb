// A set of forms that grows to a size and is then emptied: an open hash table over a list.
//
// The list holds the keys as they came; the table holds 32-bit numbers of its items, at most half
// full, probed in order. That is 48 bytes for each form where std::unordered_set takes some 80.
#pragma once

#include "canon/form_key.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace nonet::canon {

class FormSet {
  public:
    static constexpr std::size_t kBytesEach = 48;

    FormSet() : table_(kFirstSize) {}

    [[nodiscard]] std::size_t size() const { return keys_.size(); }

    /// False when it is there already.
    bool insert(const FormKey& key) {
        std::uint32_t& slot = slot_of(key);
        if (slot != 0) return false;
        keys_.push_back(key);
        slot = static_cast<std::uint32_t>(keys_.size());
        if (2 * keys_.size() > table_.size()) grow();
        return true;
    }

    /// The keys, in no order; the set is empty afterwards and holds no memory.
    std::vector<FormKey> take() {
        table_ = std::vector<std::uint32_t>(kFirstSize);
        return std::exchange(keys_, {});
    }

  private:
    static constexpr std::size_t kFirstSize = 1024;

    std::uint32_t& slot_of(const FormKey& key) {
        std::size_t at = hash_of(key) & (table_.size() - 1);
        while (table_[at] != 0 && keys_[table_[at] - 1] != key) at = (at + 1) & (table_.size() - 1);
        return table_[at];
    }

    void grow() {
        table_.assign(2 * table_.size(), 0);
        for (std::size_t i = 0; i < keys_.size(); ++i) {
            slot_of(keys_[i]) = static_cast<std::uint32_t>(i + 1);
        }
    }

    std::vector<FormKey> keys_;
    std::vector<std::uint32_t> table_;  ///< 0, or a key's number + 1
};

}  // namespace nonet::canon
