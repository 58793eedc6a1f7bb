// Choosing how far a link bends: a straight line first, then ever further to both sides; taken is
// the first way that touches least. What lies on the way is measured at points along the curve:
// the edge of the grid counts most, then marks of the chains, then earlier links that run along it.
// Greedy in the order of the chain. Forces that push curves apart were not worth it: chains rarely
// need two tries.
//
// Cost: for each link nine ways × 40 points × the marks and 41 points of each earlier link, so it
// grows with the square of the links: below a millisecond for chains that people read. The points
// of earlier links are kept, and most are ruled out by one side.
#include "draw/links.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace nonet::draw {

namespace {

using logic::Candidate;
using logic::Chain;
using logic::ChainNode;
using logic::LinkKind;

constexpr int kSamples = 40;  // closer than a mark is wide, on any link

double distance(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// distance(a, b) < limit; most points are far away, which one look at a side tells.
bool is_near(Point a, Point b, double limit) {
    return std::abs(a.x - b.x) < limit && std::abs(a.y - b.y) < limit && distance(a, b) < limit;
}

/// Points along a curve, both ends among them.
using Samples = std::array<Point, kSamples + 1>;

Samples samples_of(const Route& route) {
    Samples samples;
    for (int i = 0; i <= kSamples; ++i) samples[i] = route.at(static_cast<double>(i) / kSamples);
    return samples;
}

/// From `a` towards `b`, `length` far.
Point towards(Point a, Point b, double length) {
    const double whole = distance(a, b);
    if (whole < 1e-9) return a;
    return {a.x + (b.x - a.x) * length / whole, a.y + (b.y - a.y) * length / whole};
}

class Router {
  public:
    explicit Router(const Layout& layout) : layout_(layout) {}

    void add_marks(const Chain& chain) {
        for (const ChainNode& node : chain) {
            for (const Cell cell : node.cells) add_mark(place(cell, node));
        }
    }

    void add_mark(Point point) {
        const auto is_there = [point](Point other) { return distance(other, point) < 1e-9; };
        if (std::none_of(marks_.begin(), marks_.end(), is_there)) marks_.push_back(point);
    }

    void add_group(const ChainNode& node) {
        Point last;
        bool is_first = true;
        for (const Cell cell : node.cells) {
            const Point here = place(cell, node);
            if (!is_first) add({last, {(last.x + here.x) / 2, (last.y + here.y) / 2}, here}, true);
            last = here;
            is_first = false;
        }
    }

    void add_link(const ChainNode& from, const ChainNode& to) {
        const auto [begin, end] = nearest(from, to);
        if (distance(begin, end) < 1e-9 || is_drawn(begin, end)) return;
        Route best;
        double least = -1;
        for (const double bend : {0.0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6}) {
            const Route route = bent(begin, end, bend);
            const double cost = cost_of(route, begin, end) + std::abs(bend) * 0.1;
            if (least >= 0 && cost >= least) continue;
            least = cost;
            best = route;
        }
        best.is_strong = to.link == LinkKind::strong;
        add(best, false);
    }

    [[nodiscard]] std::vector<Route> take() { return std::move(routes_); }
    [[nodiscard]] std::size_t size() const { return routes_.size(); }

  private:
    [[nodiscard]] Point place(Cell cell, const ChainNode& node) const {
        if (node.digit == 0) return layout_.middle(cell);
        return layout_.place(Candidate::at(cell, node.digit));
    }

    void add(Route route, bool is_inside) {
        route.is_inside = is_inside;
        routes_.push_back(route);
        samples_.push_back(samples_of(route));
    }

    /// Cases of a forcing chain often begin with the same links.
    [[nodiscard]] bool is_drawn(Point begin, Point end) {
        for (const auto& [from, to] : drawn_) {
            if (distance(from, begin) < 1e-9 && distance(to, end) < 1e-9) return true;
        }
        drawn_.emplace_back(begin, end);
        return false;
    }

    /// The two places, one of each node, that are nearest to each other.
    [[nodiscard]] std::pair<Point, Point> nearest(const ChainNode& from,
                                                  const ChainNode& to) const {
        std::pair<Point, Point> best;
        double least = -1;
        for (const Cell a : from.cells) {
            for (const Cell b : to.cells) {
                const Point begin = place(a, from);
                const Point end = place(b, to);
                const double length = distance(begin, end);
                if (least >= 0 && length >= least) continue;
                least = length;
                best = {begin, end};
            }
        }
        return best;
    }

    /// The curve whose middle lies `bend` times its length beside the straight line.
    [[nodiscard]] Route bent(Point begin, Point end, double bend) const {
        const double dx = end.x - begin.x;
        const double dy = end.y - begin.y;
        Route route;
        route.bend = {(begin.x + end.x) / 2 - dy * bend, (begin.y + end.y) / 2 + dx * bend};
        const double rim = std::min(layout_.mark_radius() * 1.15, distance(begin, end) / 3);
        route.from = towards(begin, route.bend, rim);
        route.to = towards(end, route.bend, rim);
        return route;
    }

    [[nodiscard]] double cost_of(const Route& route, Point begin, Point end) const {
        double cost = 0;
        const double near_mark = layout_.mark_radius() * 1.2;
        const double near_link = layout_.mark_radius() * 0.5;
        const double low = layout_.margin();
        const double high = layout_.margin() + 9 * layout_.cell_size();
        const Samples samples = samples_of(route);
        for (int i = 1; i < kSamples; ++i) {
            const Point here = samples[i];
            if (here.x < low || here.y < low || here.x > high || here.y > high) cost += 4;
            for (const Point mark : marks_) {
                const bool is_own = distance(mark, begin) < 1e-9 || distance(mark, end) < 1e-9;
                if (!is_own && is_near(mark, here, near_mark)) cost += 2;
            }
            for (const Samples& other : samples_)
                cost += runs_along(other, here, near_link) ? 1 : 0;
        }
        return cost;
    }

    [[nodiscard]] static bool runs_along(const Samples& other, Point here, double limit) {
        return std::any_of(other.begin(), other.end(),
                           [&](Point there) { return is_near(there, here, limit); });
    }

    const Layout& layout_;
    std::vector<Point> marks_;
    std::vector<std::pair<Point, Point>> drawn_;
    std::vector<Route> routes_;
    std::vector<Samples> samples_;  // of routes_
};

}  // namespace

Point Route::at(double t) const {
    const double a = (1 - t) * (1 - t);
    const double b = 2 * t * (1 - t);
    const double c = t * t;
    return {a * from.x + b * bend.x + c * to.x, a * from.y + b * bend.y + c * to.y};
}

std::vector<Route> routes_of(std::span<const Chain> chains, const Layout& layout) {
    Router router(layout);
    for (const Chain& chain : chains) router.add_marks(chain);
    for (const Chain& chain : chains) {
        for (std::size_t i = 0; i < chain.size() && router.size() < kMostLinks; ++i) {
            if (chain[i].cells.empty()) continue;
            if (chain[i].cells.count() > 1) router.add_group(chain[i]);
            if (i > 0 && !chain[i - 1].cells.empty()) router.add_link(chain[i - 1], chain[i]);
        }
    }
    return router.take();
}

}  // namespace nonet::draw
