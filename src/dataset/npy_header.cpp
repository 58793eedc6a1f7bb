// The header of a .npy file, version 1.0: eight bytes, a length, and a Python dictionary that is
// filled up with blanks to a multiple of 64 bytes, as NumPy writes it. Source: numpy.lib.format.
#include <nonet/dataset.hpp>

#include <cstddef>
#include <string>

namespace nonet::dataset {

std::string npy_header(std::uint64_t rows) {
    constexpr std::size_t kSize = 128;
    constexpr std::size_t kBeforeDictionary = 10;
    constexpr std::size_t kDictionary = kSize - kBeforeDictionary;
    std::string header("\x93NUMPY\x01\x00", 8);
    header += static_cast<char>(kDictionary);
    header += '\0';
    header += "{'descr': '|u1', 'fortran_order': False, 'shape': (" + std::to_string(rows) + ", " +
              std::to_string(kCells) + "), }";
    header.resize(kSize - 1, ' ');
    return header + '\n';
}

}  // namespace nonet::dataset
