// The kernels: versions of the inner loops for different processors.
//
// There is one so far, in plain C++. It has a name already so that scripts can ask for it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// The kernels built into this program.
std::vector<std::string_view> kernel_names();

/// An empty string when the kernel can be used here; otherwise what can be.
std::string check_kernel(std::string_view name);

}  // namespace nonet::cli
