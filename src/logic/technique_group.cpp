// The table of groups.
#include "logic/technique_group.hpp"

namespace nonet::logic {

std::span<const TechniqueGroup> technique_groups() {
    return {};
}

const TechniqueGroup* find_technique_group(std::string_view name) {
    for (const TechniqueGroup& group : technique_groups()) {
        if (group.name == name) return &group;
    }
    return nullptr;
}

}  // namespace nonet::logic
