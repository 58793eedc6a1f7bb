// The built-in profiles, a file each in profiles/; profile_table.cpp puts them in order.
//
// To add one: write profiles/NAME.cpp, declare its function here, list it there.
#pragma once

#include <nonet/profile.hpp>

namespace nonet::logic {

const ProfileInfo& hodoku_profile();
const ProfileInfo& nonet_profile();

}  // namespace nonet::logic
