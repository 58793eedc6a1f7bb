#include <nonet/solve.hpp>
