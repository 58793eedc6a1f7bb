#include <nonet/general.hpp>
