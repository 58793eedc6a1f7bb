// Step 7: Sudoku as exact cover, solved with dancing links. C++20.
//
// All the questions of step 6 are of one kind. There are 324 of them: a digit for each of 81 cells,
// and a place for each of nine digits in each of 27 houses. A placement (cell and digit) answers
// four of them; a solution is a set of 81 placements that answers every question exactly once. That
// is an exact cover, and Knuth's dancing links solve any exact cover: a sparse matrix with a column
// for each question and a row for each placement, whose ones are linked up, down, left and right.
// To answer a question takes its column out, together with all rows that answer it too; a link
// remembers its neighbours, so putting it back is as easy (D. Knuth, "Dancing Links", 2000).
//
// The invariant: columns are put back in exactly the reverse order. The choice is the question with
// the fewest answers, so digits with two places count as much as cells with two digits.
//
// Cost: each node walks a few hundred links, scattered in memory: few nodes, but each is dear.
//
// usage: 07_exact_cover [LIMIT [--nodes]] < PUZZLES      (as step 1)
#include <array>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

// Node 0 is the root, 1 to 324 head the columns, the others are four for each of 729 placements.
constexpr int kColumns = 324;

struct Link {
    int left, right, up, down, column;
    int placement;  // 9 * cell + digit - 1
};

std::vector<Link> links;
std::array<int, kColumns + 1> size;  // of each column
std::string grid;
long long nodes, limit;

void add_row(int placement) {
    const int cell = placement / 9, digit = placement % 9;
    const int row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
    const int first = static_cast<int>(links.size());
    const std::array<int, 4> questions = {cell, 81 + 9 * row + digit, 162 + 9 * column + digit,
                                          243 + 9 * box + digit};
    for (int i = 0; i < 4; ++i) {
        const int head = 1 + questions[i], me = first + i;
        links.push_back(
            {first + (i + 3) % 4, first + (i + 1) % 4, links[head].up, head, head, placement});
        links[links[head].up].down = me;
        links[head].up = me;
        ++size[head];
    }
}

void make_matrix() {
    links.clear();
    size.fill(0);
    for (int head = 0; head <= kColumns; ++head) {
        links.push_back({head == 0 ? kColumns : head - 1, head == kColumns ? 0 : head + 1, head,
                         head, head, 0});
    }
    for (int placement = 0; placement < 729; ++placement) add_row(placement);
}

// Takes a question out, and all the placements that answer it.
void cover(int head) {
    links[links[head].right].left = links[head].left;
    links[links[head].left].right = links[head].right;
    for (int i = links[head].down; i != head; i = links[i].down) {
        for (int j = links[i].right; j != i; j = links[j].right) {
            links[links[j].down].up = links[j].up;
            links[links[j].up].down = links[j].down;
            --size[links[j].column];
        }
    }
}

void uncover(int head) {
    for (int i = links[head].up; i != head; i = links[i].up) {
        for (int j = links[i].left; j != i; j = links[j].left) {
            ++size[links[j].column];
            links[links[j].down].up = links[links[j].up].down = j;
        }
    }
    links[links[head].right].left = links[links[head].left].right = head;
}

bool search() {
    if (links[0].right == 0) return true;
    int best = links[0].right;
    for (int head = best; head != 0; head = links[head].right) {
        if (size[head] < size[best]) best = head;
    }
    cover(best);
    for (int i = links[best].down; i != best; i = links[i].down) {
        if (++nodes > limit) break;
        const int placement = links[i].placement;
        grid[placement / 9] = static_cast<char>('1' + placement % 9);
        for (int j = links[i].right; j != i; j = links[j].right) cover(links[j].column);
        if (search()) return true;
        for (int j = links[i].left; j != i; j = links[j].left) uncover(links[j].column);
    }
    uncover(best);
    return false;
}

// Answers the four questions of each clue. False when two clues clash.
bool read_clues(const std::string& line) {
    make_matrix();
    grid = line.substr(0, 81);
    std::array<bool, kColumns + 1> answered{};
    for (int cell = 0; cell < 81; ++cell) {
        if (line[cell] < '1' || line[cell] > '9') continue;
        const int first = 1 + kColumns + 4 * (9 * cell + line[cell] - '1');
        for (int i = first; i < first + 4; ++i) {
            const int head = links[i].column;
            if (answered[head]) return false;
            answered[head] = true;
            cover(head);
        }
    }
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    const long long given = argc > 1 ? std::atoll(argv[1]) : 0;
    limit = given > 0 ? given : 1LL << 62;
    for (std::string line; std::getline(std::cin, line);) {
        if (line.size() < 81) continue;
        nodes = 0;
        if (read_clues(line) && search()) {
            std::cout << grid << '\n';
        } else {
            std::cout << (nodes > limit ? "stopped\n" : "none\n");
        }
        if (argc > 2) std::cerr << nodes << '\n';
    }
}
