// From puzzles to pages: fills each page, numbers it, and puts the solutions where they belong.
#pragma once

#include "cli/paper/page_writer.hpp"
#include "cli/work/product.hpp"

#include <nonet/page.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace nonet::cli {

/// A solution, kept small until its page comes: of each cell the value, and whether it is given.
struct SmallSolution {
    BoxShape box;
    std::string cells;
    std::string caption;

    [[nodiscard]] draw::Panel panel() const;
    static SmallSolution of(const draw::Face& face, std::string caption);
};

/// What one puzzle puts into a book.
class Leaf final : public Product {
  public:
    std::vector<draw::Panel> panels;
    std::vector<SmallSolution> solutions;  ///< one, or none
};

enum class SolutionPlace : std::uint8_t {
    nowhere,
    end,    ///< small, on the last pages
    behind  ///< behind each page of puzzles, as large as they are
};

struct BookSettings {
    const PaperKind* kind = nullptr;
    FileSettings file;
    draw::PageStyle style;
    bool fits = false;  ///< each page is as large as its puzzle; of `style` the captions count
    bool has_cover = false;
    SolutionPlace solutions = SolutionPlace::nowhere;
    std::string solutions_head;
};

class Book final : public ProductTaker {
  public:
    explicit Book(BookSettings settings) : settings_(std::move(settings)) {}

    std::string open(std::span<const std::string> inputs) override;
    std::string take(Product& product) override;
    std::string finish() override;

    [[nodiscard]] std::uint64_t puzzles() const { return puzzles_; }
    [[nodiscard]] std::uint64_t pages() const { return pages_; }

  private:
    std::string add(draw::Panel panel);
    std::string write_page(bool is_only);
    std::string write_panels(std::span<const draw::Panel> panels, draw::PageStyle style,
                             const std::string& head, bool is_numbered);
    std::string write_solutions(const draw::PageStyle& style);
    std::string write_cover();
    std::string put(const draw::Drawing& page);
    [[nodiscard]] draw::PageStyle small_style() const;

    BookSettings settings_;
    std::unique_ptr<PageWriter> writer_;
    std::vector<draw::Panel> panels_;  ///< of the page that is being filled
    std::vector<SmallSolution> solutions_;
    std::uint64_t puzzles_ = 0;
    std::uint64_t pages_ = 0;
    std::uint64_t number_ = 0;  ///< on the last page; a cover has none
};

}  // namespace nonet::cli
