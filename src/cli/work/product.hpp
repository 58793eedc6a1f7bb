// What a job makes of puzzles instead of rows, such as pictures: handed on in the order of the
// input, whatever thread made it.
#pragma once

#include <span>
#include <string>

namespace nonet::cli {

/// What was made of one puzzle.
class Product {
  public:
    Product() = default;
    virtual ~Product() = default;
    Product(const Product&) = delete;
    Product& operator=(const Product&) = delete;
};

/// Whoever takes the products of a run. All functions return a problem that ends the run, or an
/// empty text, and are called by one thread at a time.
class ProductTaker {
  public:
    virtual ~ProductTaker() = default;

    /// Before anything else: opens what is to be written.
    virtual std::string open(std::span<const std::string> inputs) = 0;
    virtual std::string take(Product& product) = 0;
    /// After the last product. Without this call nothing may be left behind: the run was
    /// interrupted, or the output failed.
    virtual std::string finish() = 0;
};

}  // namespace nonet::cli
