// What the handler throws passes the frames of expat unharmed.
#include "text/xml/parser.hpp"

#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

/// Throws at the event of that number.
class Thrower final : public XmlHandler {
  public:
    explicit Thrower(int at) : left_(at) {}

    void on_start(const XmlTag& /*tag*/) override { count(); }
    void on_end() override { count(); }
    void on_text(std::string_view /*text*/, Place /*place*/) override { count(); }

    [[nodiscard]] int events() const { return events_; }

  private:
    void count() {
        ++events_;
        if (left_-- == 0) throw std::runtime_error("no memory");
    }

    int left_;
    int events_ = 0;
};

TEST(XmlParser, HandsOnWhatTheHandlerThrows) {
    const std::string text = "<a>b<c/></a>";
    for (int at = 0; at < 5; ++at) {
        Thrower thrower(at);
        XmlParser parser(thrower, {1, 1, 0}, true);
        EXPECT_THROW(parser.parse(text, true), std::runtime_error) << at;
        EXPECT_EQ(thrower.events(), at + 1) << "no event may follow";
    }
    Thrower silent(5);
    XmlParser parser(silent, {1, 1, 0}, true);
    EXPECT_EQ(parser.parse(text, true), XmlParser::State::ended);
    EXPECT_EQ(silent.events(), 5);
}

}  // namespace
}  // namespace nonet::text
