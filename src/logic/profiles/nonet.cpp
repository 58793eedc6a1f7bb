// Nonet's own order: every technique that a person may want to be shown, the easiest to see first.
#include "logic/profile_table.hpp"

namespace nonet::logic {

const ProfileInfo& nonet_profile() {
    static const ProfileInfo kProfile = {
        .name = "nonet",
        .summary = "every technique of Nonet, the easiest to see first",
        .text = R"(profile nonet 1
step full-house easy 1
step hidden-single easy 2
step naked-single easy 4
)",
    };
    return kProfile;
}

}  // namespace nonet::logic
