// A part of the machinery that is built when it is first asked for in a position.
//
// Most positions need few of the parts, and a path asks for the same ones again and again. So a
// part stays where it is when the position changes, with all its memory, and is only marked as out
// of date; the next one who asks pays for building it anew. Invariant: what get() hands out was
// built since the last drop(). Cost: a look at a flag.
#pragma once

#include <memory>

namespace nonet::logic {

template <class Part>
class Lazy {
  public:
    /// The part, built by build(Part&) unless that was done since drop().
    template <class Build>
    Part& get(Build build) {
        if (!is_built_) {
            if (part_ == nullptr) part_ = std::make_unique<Part>();
            build(*part_);
            is_built_ = true;
        }
        return *part_;
    }

    /// What was built is true no more; its memory is kept.
    void drop() { is_built_ = false; }

  private:
    std::unique_ptr<Part> part_;
    bool is_built_ = false;
};

}  // namespace nonet::logic
