// Rows: what is recognised, that nothing depends on how the bytes arrive, and that a row comes out
// as it went in but for what was changed.
#include <nonet/dataset.hpp>

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::dataset {
namespace {

constexpr std::string_view kPuzzle =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
constexpr std::string_view kAnswer =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

/// Delivers a text in pieces, with a pause before each.
class Drops final : public ByteSource {
  public:
    Drops(std::string_view text, std::size_t size) : rest_(text), size_(size) {}
    Delivery read(std::span<char> space) override {
        pause_ = !pause_;
        if (pause_) return {Status::pause, 0};
        const std::size_t size = std::min({size_, space.size(), rest_.size()});
        if (size == 0) return {Status::end, 0};
        rest_.copy(space.data(), size);
        rest_.remove_prefix(size);
        return {Status::data, size};
    }

  private:
    std::string_view rest_;
    std::size_t size_;
    bool pause_ = false;
};

/// The first row written anew with a mark behind it, and so on; or the errors.
std::string through(ByteSource& source, const Options& options = {}, Target target = Target::table,
                    const Grid* puzzle = nullptr) {
    RecordReader reader(source, options);
    std::string out;
    std::string solutions;
    Record record;
    Entry entry;
    while (true) {
        const RecordReader::Event event = reader.next(record);
        if (event == RecordReader::Event::pause) continue;
        if (event == RecordReader::Event::failed) return "failed: " + reader.error().message;
        if (event == RecordReader::Event::end) return out;
        const std::string_view names[] = {"x"};
        const RowLayout rows(reader.layout(), target, names);
        if (record.row == 1) out += rows.head();
        understand(reader.layout(), options, record, entry);
        const Extra extra[] = {{std::to_string(record.place.line), true}};
        if (entry.error)
            out += "error " + std::to_string(record.place.line) + '\n';
        else
            rows.append(record, entry, puzzle, nullptr, extra, out, &solutions);
    }
}

std::string through(std::string_view text, const Options& options = {},
                    Target target = Target::table, const Grid* puzzle = nullptr) {
    StringSource source(text);
    return through(source, options, target, puzzle);
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
    return text;
}

/// P stands for the puzzle and A for its solution.
std::string spelled(std::string_view text) {
    return replaced(replaced(std::string(text), "P", kPuzzle), "A", kAnswer);
}

TEST(DatasetRows, TablesKeepTheirFields) {
    EXPECT_EQ(through(spelled("id,puzzle,note\n7,P,\"a, \"\"b\"\"\"\n\n8,P,\r\n")),
              spelled("id,puzzle,note,x\n7,P,\"a, \"\"b\"\"\",2\n8,P,,4\n"));
    EXPECT_EQ(through(spelled("\xEF\xBB\xBFsep=;\r\nquizzes;solutions\nP;A\n")),
              spelled("quizzes;solutions;x\nP;A;3\n"));
    EXPECT_EQ(through(spelled("P\tA\nP\tA")), spelled("P\tA\t1\nP\tA\t2\n"));
    EXPECT_EQ(through(spelled("3\nP\n# P\nP # 7.1\n")), spelled("P,2\nP # 7.1,4\n"));
    EXPECT_EQ(through(spelled("puzzle,n\n\"P\n\",1\nP,2\n")),
              spelled("puzzle,n,x\n\"P\n\",1,2\nP,2,4\n"));
}

TEST(DatasetRows, DamagedRowsDoNotShiftTheirNeighbours) {
    EXPECT_EQ(through(spelled("puzzle,n\nP,1\n\"P,2\nP\nP,4,5\nP,6\n")),
              spelled("puzzle,n,x\nP,1,2\nerror 3\nerror 4\nerror 5\nP,6,6\n"));
    EXPECT_EQ(through(spelled("{\"puzzle\":\"P\"}\n{\"puzzle\":\"P\n{\"puzzle\":\"P\"}\n"), {},
                      Target::json),
              spelled("{\"puzzle\":\"P\",\"x\":1}\nerror 2\n{\"puzzle\":\"P\",\"x\":3}\n"));
}

TEST(DatasetRows, BytesMayArriveInAnyPieces) {
    const std::string texts[] = {
        spelled("id,puzzle,note\r\n7,P,\"a\nb\"\r\n8,P,\n9,\"P,\n"),
        spelled("[{\"id\": 1, \"question\": \"P\",\n \"answer\": \"A\"}, {\"question\": \"P\"}]\n"),
        spelled("P 1 2\n# no\nP 3 4"),
        spelled("4\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n"),
    };
    for (const std::string& text : texts) {
        const std::string whole = through(text);
        for (const std::size_t size : {1, 2, 7, 82}) {
            Drops drops(text, size);
            EXPECT_EQ(through(drops), whole) << text << " in pieces of " << size;
        }
    }
}

TEST(DatasetRows, ColumnsCanBeChosen) {
    const std::string text = spelled("a,puzzle,b\nP,A,P\n");
    StringSource source(text);
    RecordReader reader(source, {{}, "b", "2"});
    Record record;
    ASSERT_EQ(reader.next(record), RecordReader::Event::record);
    EXPECT_EQ(reader.layout().puzzle, 2U);
    EXPECT_EQ(reader.layout().solution, 1U);
    EXPECT_EQ(through(text, {{}, "c", ""}),
              "failed: --puzzle: no column is called 'c'; there are a, puzzle, b");
    EXPECT_EQ(through("1 2 3\n", {{}, "c", ""}),
              "failed: --puzzle and --solution name columns, but this is no table and no JSON "
              "Lines");
}

TEST(DatasetRows, NewCellsLookLikeTheOldOnes) {
    Grid grid;
    grid.set(0, 5);
    const std::string line = grid.to_line('0');
    EXPECT_EQ(through(replaced(spelled("P 7.1\n"), ".", "0"), {}, Target::table, &grid),
              line + " 701 1\n");
    EXPECT_EQ(through(spelled("{\"puzzle\": \"P\", \"n\": 1.50e1}\n"), {}, Target::json, &grid),
              "{\"puzzle\": \"" + grid.to_line() + "\", \"n\": 1.50e1,\"x\":1}\n");
    std::string array = "[";
    std::string moved = "[";
    for (Cell cell = 0; cell < kCells; ++cell) {
        const char symbol = kPuzzle[static_cast<std::size_t>(cell)];
        array += (cell > 0 ? ", " : "") + (symbol == '.' ? "null" : std::string(1, symbol));
        moved += (cell > 0 ? ", " : "") + (cell == 0 ? "5" : std::string("null"));
    }
    EXPECT_EQ(through("{\"puzzle\": " + array + "]}\n", {}, Target::json, &grid),
              "{\"puzzle\": " + moved + "],\"x\":1}\n");
}

TEST(DatasetRows, TurnIntoOtherKinds) {
    EXPECT_EQ(through(spelled("puzzle,n,t\nP,1.50,a\"b\n"), {}, Target::json),
              spelled("{\"puzzle\":\"P\",\"n\":1.50,\"t\":\"a\\\"b\",\"x\":2}\n"));
    EXPECT_EQ(through(spelled("{\"t\":\"a\\\"\\u00e9\",\"puzzle\":\"P\",\"o\":{\"k\":[1]}}\n")),
              spelled("t,puzzle,o,x\n\"a\"\"\u00e9\",P,\"{\"\"k\"\":[1]}\",1\n"));
    // A surrogate, an overlong form and one beyond U+10FFFF are no UTF-8; U+00E9 and U+1F600 are.
    for (const std::string bad : {"\xED\xA0\x80", "\xE0\x80\xAF", "\xF4\x90\x80\x80"})
        EXPECT_EQ(through(spelled("puzzle,t\nP," + bad + "\n"), {}, Target::json).find(bad),
                  std::string::npos);
    for (const std::string good : {"\xC3\xA9", "\xF0\x9F\x98\x80"})
        EXPECT_NE(through(spelled("puzzle,t\nP," + good + "\n"), {}, Target::json).find(good),
                  std::string::npos);
    const std::string bytes = through(spelled("P\n"), {}, Target::npy);
    ASSERT_EQ(bytes.size(), static_cast<std::size_t>(kCells));
    EXPECT_EQ(bytes[0], 0);
    EXPECT_EQ(bytes[2], 3);
}

// The header that NumPy itself writes has this layout; the reader of .npy files is independent.
TEST(DatasetRows, ArraysAreReadBack) {
    std::string file = npy_header(2);
    EXPECT_EQ(file.size() % 64, 0U);
    EXPECT_EQ(npy_header(123'456'789'012).size(), file.size());
    file += through(spelled("P\nA\n"), {}, Target::npy);
    StringSource source(file);
    Reader reader(source);
    ASSERT_EQ(reader.next(), Reader::Event::puzzle);
    EXPECT_EQ(to_line(reader.puzzle().position), kPuzzle);
    ASSERT_EQ(reader.next(), Reader::Event::puzzle);
    EXPECT_EQ(to_line(reader.puzzle().position), kAnswer);
    EXPECT_EQ(reader.next(), Reader::Event::end);
}

}  // namespace
}  // namespace nonet::dataset
