// Where each technique stands in a profile, looked up once.
//
// Profile::row_of compares names, also those of the members of groups: some thousand comparisons
// for a sort of techniques. Whoever asks again and again keeps an index. Invariant: the same
// answers as row_of, as long as the profile's rows stay as they are. Cost: some 100 microseconds to
// build; a lookup of a pointer then.
#pragma once

#include <nonet/profile.hpp>
#include <nonet/technique.hpp>

#include <cstddef>
#include <unordered_map>

namespace nonet::logic {

class ProfileIndex {
  public:
    explicit ProfileIndex(const Profile& profile) : rows_(profile.rows.size()) {
        for (const TechniqueInfo* technique : techniques()) {
            const ProfileRow* row = profile.row_of(*technique);
            if (row == nullptr) continue;
            places_[technique] = static_cast<std::size_t>(row - profile.rows.data());
        }
    }

    /// The place in Profile::rows; behind the last for a technique that the profile does not know.
    [[nodiscard]] std::size_t place_of(const TechniqueInfo& technique) const {
        const auto found = places_.find(&technique);
        return found != places_.end() ? found->second : rows_;
    }

  private:
    std::size_t rows_;
    std::unordered_map<const TechniqueInfo*, std::size_t> places_;
};

}  // namespace nonet::logic
