"""Draws the figures of the ladder as SVG: a row for each step, nodes left, time right.

Both scales are logarithmic, since the steps differ by factors of thousands. Below 1 the scale of
the nodes is linear, so that a puzzle that needs no guess has a place too. The sets differ in colour
and in shape. The colours follow the reader's choice of a light or a dark display.
"""

import math
from html import escape

ROW, TOP, PANEL, GAP, LEFT = 30, 92, 300, 44, 190
WIDTH = LEFT + 2 * PANEL + GAP + 40
STYLE = """
  .ground { fill: #ffffff } text { fill: #24292f; font: 13px system-ui, sans-serif }
  .small { font-size: 11px; fill: #57606a } .title { font-weight: 600 }
  .grid { stroke: #d8dee4; stroke-width: 1 } .line { fill: none; stroke-width: 1.5; opacity: 0.45 }
  .arrow { fill: none; stroke: #57606a; stroke-width: 2 }
  .set0 { fill: #1a7f37; stroke: #1a7f37 } .set1 { fill: #0969da; stroke: #0969da }
  .set2 { fill: #bc4c00; stroke: #bc4c00 } .line { fill: none }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117 } text { fill: #e6edf3 } .small { fill: #9198a1 }
    .grid { stroke: #30363d } .arrow { stroke: #9198a1 }
    .set0 { fill: #3fb950; stroke: #3fb950 } .set1 { fill: #58a6ff; stroke: #58a6ff }
    .set2 { fill: #ffa657; stroke: #ffa657 } .line { fill: none }
  }
"""


def decade(value):
    """Where a value stands, in decades above 1; 0 to 1 take one decade, below."""
    return math.log10(value) if value >= 1 else value - 1


class Panel:
    """One scale. It measures `unit`s from 10**low to 10**high; low = -1 is the linear part."""

    def __init__(self, left, values, title, unit, labels):
        self.left, self.title, self.unit, self.labels = left, title, unit, labels
        decades = [decade(value / unit) for value in values]
        self.low, self.high = math.floor(min(decades)), math.ceil(max(decades) + 0.05)

    def at(self, value):
        share = (decade(value / self.unit) - self.low) / (self.high - self.low)
        return self.left + PANEL * share

    def draw(self, bottom):
        yield f'<text class="title" x="{self.left}" y="{TOP - 40}">{self.title}</text>'
        for number in range(self.low, self.high + 1):
            x = self.left + PANEL * (number - self.low) / (self.high - self.low)
            yield f'<line class="grid" x1="{x:.1f}" y1="{TOP - 14}" x2="{x:.1f}" y2="{bottom}"/>'
            yield (f'<text class="small" x="{x:.1f}" y="{TOP - 20}" text-anchor="middle">'
                   f'{self.labels(number)}</text>')


def nodes_label(number):
    if number < 0:
        return "0"
    return ["1", "10", "100", "1 k", "10 k", "100 k", "1 M", "10 M", "100 M", "1 G"][number]


def time_label(number):
    """Decades above a microsecond."""
    unit, rest = divmod(max(number, 0), 3)
    return "0" if number < 0 else f"{10 ** rest} {['µs', 'ms', 's', 'ks'][unit]}"


def mark(index, x, y):
    """A circle, a square or a triangle."""
    if index == 0:
        return f'<circle class="set0" cx="{x:.1f}" cy="{y}" r="4.5"/>'
    if index == 1:
        return f'<rect class="set1" x="{x - 4:.1f}" y="{y - 4}" width="8" height="8"/>'
    return f'<path class="set2" d="M{x:.1f} {y - 5.5} l5.5 9.5 h-11 z"/>'


def arrow(index, x, y):
    """Behind a mark: the true value is further to the right, nobody knows how far."""
    return (f'<path class="set{index}" fill="none" style="fill:none;stroke-width:2" '
            f'd="M{x + 6:.1f} {y} h12 m-4 -4 l4 4 l-4 4"/>')


def draw_set(index, rows, panel, value_of):
    points = [(panel.at(value_of(figure)), TOP + ROW * row) for row, figure in enumerate(rows)]
    path = " ".join(f"{x:.1f},{y}" for x, y in points)
    yield f'<polyline class="set{index} line" points="{path}"/>'
    for (x, y), figure in zip(points, rows):
        yield mark(index, x, y)
        if figure.stopped:
            yield arrow(index, x, y)


def legend(sets):
    x = LEFT
    for index, name in enumerate(sets):
        yield mark(index, x, 22)
        yield f'<text x="{x + 11}" y="26">{escape(name)}</text>'
        x += 40 + 8 * len(name)
    yield f'<path class="arrow" d="M{x} 22 h12 m-4 -4 l4 4 l-4 4"/>'
    yield f'<text x="{x + 20}" y="26">some puzzles stopped: the mean is at least this</text>'


def draw(figures, sets):
    """The picture, for figures[step][set] with nodes, seconds and stopped."""
    bottom = TOP + ROW * len(figures) - ROW // 2
    everything = [figure for row in figures.values() for figure in row.values()]
    panels = [(Panel(LEFT, [figure.nodes for figure in everything], "Nodes per puzzle", 1,
                     nodes_label), lambda figure: figure.nodes),
              (Panel(LEFT + PANEL + GAP, [figure.seconds for figure in everything],
                     "Time per puzzle", 1e-6, time_label), lambda figure: figure.seconds)]
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 16}" '
             f'width="{WIDTH}" height="{bottom + 16}" role="img">',
             "<title>Nodes and time of each step of the ladder</title>", f"<style>{STYLE}</style>",
             f'<rect class="ground" width="{WIDTH}" height="{bottom + 16}"/>']
    lines += legend(sets)
    for row, step in enumerate(figures):
        y = TOP + ROW * row
        lines.append(f'<text x="16" y="{y + 4}">{escape(step)}</text>')
        lines += [f'<line class="grid" x1="{panel.left}" y1="{y}" '
                  f'x2="{panel.left + PANEL}" y2="{y}"/>' for panel, _ in panels]
    for panel, value_of in panels:
        lines += panel.draw(bottom)
        for index, name in enumerate(sets):
            lines += draw_set(index, [row[name] for row in figures.values()], panel, value_of)
    return "\n".join([*lines, "</svg>", ""])
