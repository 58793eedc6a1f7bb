// Is this a build under a sanitizer? There each step takes ten times as long, and what is looked
// for is found by fewer inputs too: the wrong access, not the wrong answer, which the release
// build's tests look for in all of them. Tests with long loops shorten them by this.
#pragma once

#if defined(__has_feature)  // Clang
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define NONET_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)  // GCC
#define NONET_SANITIZED
#endif

namespace nonet::test {

#if defined(NONET_SANITIZED)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

}  // namespace nonet::test
