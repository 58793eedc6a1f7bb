#include <nonet/text.hpp>
