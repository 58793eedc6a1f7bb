// A JSON value as a tree whose nodes know where they stand in the text.
//
// The parser is nlohmann-json's, used as a stream of events: it checks the syntax and knows nothing
// of places. Between two events only white space, commas and colons stand, so a cursor that follows
// the events finds each value again, and an error can name the cell that is wrong. The nodes lie in
// one vector, in the order of the text, and refer to the text instead of copying it: reading a
// million rows allocates nothing but for the first. The few strings that have escapes are unescaped
// into the space behind the text, where their nodes then point; place_of() leads back from there.
// The depth of a value is bounded by kDeepest.
#pragma once

#include "text/lines/source_line.hpp"

#include <nonet/result.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text::json {

/// Brackets within brackets.
inline constexpr std::size_t kDeepest = 32;

enum class Kind : std::uint8_t { null, boolean, number, string, array, object };

struct Node {
    Kind kind = Kind::null;
    std::size_t begin = 0;  ///< of a string: behind its quote; or where its escapes are undone
    std::size_t end = 0;
    std::size_t next = 0;   ///< the node behind this one and what it holds
    std::size_t count = 0;  ///< elements or members
};

class Tree;

/// A node of a tree, for reading. Stays valid while the tree keeps its text.
class Value {
  public:
    Value(const Tree& tree, std::size_t node) : tree_(&tree), node_(node) {}

    [[nodiscard]] Kind kind() const { return node().kind; }
    [[nodiscard]] bool is(Kind kind) const { return node().kind == kind; }
    /// The number of elements or members.
    [[nodiscard]] std::size_t size() const { return node().count; }
    /// What a string means, without quotes and escapes; of all others the text as it stands.
    [[nodiscard]] std::string_view text() const;
    /// The number, when it is a small integer.
    [[nodiscard]] std::optional<int> integer() const;
    /// The value of the member with that name; nothing when there is none.
    [[nodiscard]] std::optional<Value> member(std::string_view name) const;
    /// Requires size() > 0; the first element, or of an object the first key.
    [[nodiscard]] Value first() const { return {*tree_, node_ + 1}; }
    /// The value behind this one: an element's next sibling, a key's value, a value's next key.
    [[nodiscard]] Value next() const { return {*tree_, node().next}; }
    [[nodiscard]] std::size_t index() const { return node_; }
    [[nodiscard]] std::size_t begin() const { return node().begin; }
    [[nodiscard]] const Tree& tree() const { return *tree_; }

    /// Calls `visit(element)` for the elements of an array until it returns false.
    template <class Visit>
    bool each_element(Visit visit) const {
        Value element = first();
        for (std::size_t i = 0; i < size(); ++i, element = element.next()) {
            if (!visit(element)) return false;
        }
        return true;
    }

    /// Calls `visit(key, value)` for the members of an object until it returns false.
    template <class Visit>
    bool each_member(Visit visit) const {
        Value key = first();
        for (std::size_t i = 0; i < size(); ++i) {
            const Value value = key.next();
            if (!visit(key.text(), value)) return false;
            key = value.next();
        }
        return true;
    }

  private:
    [[nodiscard]] const Node& node() const;

    const Tree* tree_;
    std::size_t node_;
};

/// The place behind `text`, which begins at `start`, behind a character `before`. Linear.
Place place_behind(Place start, std::string_view text, char before = '\0');

class Tree {
  public:
    /// Parses a value that begins at `place`; the text is kept. False, with `error`, when it is no
    /// JSON, and no literal of a programming language that as_json() makes JSON of.
    bool parse(std::string_view text, Place place, Error& error);

    /// The same for JSON alone, without a place. False when it is none.
    bool parse_strictly(std::string_view text);

    [[nodiscard]] Value root() const { return {*this, 0}; }
    [[nodiscard]] const Node& node(std::size_t index) const { return nodes_[index]; }
    /// What the nodes refer to: the source, and behind it strings without their escapes.
    [[nodiscard]] std::string_view text() const { return text_; }
    [[nodiscard]] Place start() const { return start_; }
    /// Where byte `offset` of the text stands in the input. Constant, but for the first call that
    /// asks so far behind: a value may hold thousands of puzzles, each with its place.
    [[nodiscard]] Place place_of(std::size_t offset) const;
    [[nodiscard]] Error error_at(ErrorCode code, const Value& value, std::string message) const;
    /// The text as one line, for functions that read cells of lines; their places must go through
    /// place_of.
    [[nodiscard]] const Line& line() const { return line_; }

  private:
    static constexpr std::size_t kApart = 512;

    /// A string whose escapes are undone: in the source [begin, end), behind it from `at` on.
    struct Unescaped {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::size_t at = 0;
    };

    void unescape_strings();
    [[nodiscard]] std::size_t source_offset(std::size_t offset) const;

    std::string text_;  ///< the source, and behind it strings without their escapes
    std::size_t source_size_ = 0;
    std::vector<Unescaped> unescaped_;
    std::vector<Node> nodes_;
    Place start_;
    Line line_;
    mutable std::vector<Place> marks_;  ///< the places of every kApart-th byte, as far as asked for
};

}  // namespace nonet::text::json
