#include <nonet/bands.hpp>
#include <gtest/gtest.h>
