#include <nonet/research.hpp>
