// Which program this is.
#pragma once

#include <string>
#include <string_view>

namespace nonet::cli {

/// Such as "0.1.0".
std::string_view version_number();

/// What `nonet --version` prints: version, compiler, kernels.
std::string version_text();

}  // namespace nonet::cli
