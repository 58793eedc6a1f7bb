// Walks the table of the signature's parts, and holds the hash to what is known of it.
#include "cli/bench/signature/signature.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(Digest, IsFnv1a) {
    Digest empty;
    EXPECT_EQ(empty.value(), 0xcbf29ce484222325U);
    Digest digest;
    digest.add_bytes("foobar");  // from the test vectors of its authors
    EXPECT_EQ(digest.value(), 0x85944171f73967e8U);
}

TEST(Digest, TextsDoNotRunTogether) {
    Digest one;
    one.add("ab");
    one.add("c");
    Digest other;
    other.add("a");
    other.add("bc");
    EXPECT_NE(one.value(), other.value());
}

TEST(SignatureParts, EveryPartHasItsFileAndEveryFileItsPart) {
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(NONET_SIGNATURE_FOLDER))
        files.insert(entry.path().stem().string());
    std::set<std::string> names;
    for (const SignaturePart& part : signature_parts()) {
        EXPECT_TRUE(names.insert(std::string(part.name)).second) << part.name;
        EXPECT_FALSE(part.summary.empty()) << part.name;
        EXPECT_NE(part.add, nullptr) << part.name;
    }
    EXPECT_EQ(files, names);
}

TEST(SignatureParts, EveryPartIsInTheGoldenFile) {
    std::ifstream golden(NONET_SIGNATURE_FILE);
    std::string line;
    for (const SignaturePart& part : signature_parts()) {
        ASSERT_TRUE(std::getline(golden, line));
        EXPECT_EQ(line.substr(0, line.find('\t')), part.name);
    }
    EXPECT_FALSE(std::getline(golden, line));
}

TEST(Signature, TellsPartsApart) {
    Signature one;
    one.parts.assign(signature_parts().size(), 0);
    Signature other = one;
    other.parts.back() = 1;
    EXPECT_NE(one.hash(), other.hash());
    EXPECT_EQ(one.hash().size(), 16U);
}

}  // namespace
}  // namespace nonet::cli
