internal import ViewAnalysis

extension HTMLReport {
  /// The table of view types.
  var views: String {
    let rows = overview.views.enumerated().map { index, view in
      let summary = view.summary
      let findings =
        view.findings.first.map { "<a href=\"#finding-\($0)\">\(view.findings.count)</a>" } ?? "0"
      let groups = ViewSummaryText.groups.map { group in
        (group.heading, summary.readings.map(\.property).filter { group.sources.contains($0.source) })
      }
      let numbers =
        ["\(summary.measure.count)", "\(summary.measure.nesting)"] + groups.map { "\($0.1.count)" }
        + ["\(summary.placements)"]
      return """
        <tr id="view-\(index)"><td><b>\(markupEscaped(summary.qualifiedType))</b><br>\
        <span class="path muted">\(markupEscaped(view.file)):\(view.line)</span>\(names(of: groups))</td>\
        <td class="num">\(findings)</td>\(numbers.map { "<td class=\"num\">\($0)</td>" }.joined())\
        <td class="text">\(inlineHTML(ViewSummaryText(summary).updates))</td></tr>
        """
    }
    let headings =
      ["View", "#Findings", "#Views", "#Depth"] + ViewSummaryText.groups.map { "#\($0.heading)" }
      + ["#Used", "Runs again"]
    return """
      <section id="views"><h2>View types</h2>
      <p class="muted">“Views” counts the views that the body builds, its helpers included, “Depth” how deeply they are \
      nested, and “Used” how often the project creates the view.</p>
      \(table(headings, rows, className: "views"))
      </section>
      """
  }

  /// The names of the properties, folded up.
  private func names(of groups: [(heading: String, properties: [ViewProperty])]) -> String {
    let count = groups.reduce(0) { $0 + $1.properties.count }
    if count == 0 { return "" }
    let lines = groups.filter { !$0.properties.isEmpty }.map { group in
      let names = group.properties.map { "<code>\(markupEscaped($0.name))</code>" }
      return "<br><span class=\"muted\">\(group.heading)</span> \(names.joined(separator: ", "))"
    }
    return """
      <details><summary class="muted">\(counted(count, "property", "properties"))</summary>\
      \(lines.joined().dropFirst(4))</details>
      """
  }

  // MARK: Graph

  /// Lengths in the drawing, in units of its own.
  private enum Metrics {
    static let rowHeight = 26.0
    static let nodeHeight = 20.0
    static let gap = 56.0
    static let margin = 12.0
    static let characterWidth = 7.3
    static let longestName = 34
  }

  var graph: String {
    let graph = overview.graph
    if graph.nodes.isEmpty { return "" }
    let names = graph.nodes.map { shortened($0.type) }
    var widths: [Double] = []
    for (node, name) in zip(graph.nodes, names) {
      while widths.count <= node.column { widths.append(0) }
      widths[node.column] = max(widths[node.column], width(of: name))
    }
    var (starts, end) = ([Double](), Metrics.margin)
    for columnWidth in widths {
      starts.append(end)
      end += columnWidth + Metrics.gap
    }
    let boxes = zip(graph.nodes, names).map { node, name in
      Box(
        x: starts[node.column], y: Metrics.margin + node.row * Metrics.rowHeight, width: width(of: name),
        name: name)
    }
    let wholeWidth = decimal(end - Metrics.gap + Metrics.margin, places: 0)
    let wholeHeight = decimal(Double(graph.rowCount) * Metrics.rowHeight + 2 * Metrics.margin, places: 0)
    let lines = graph.edges.map { line($0, boxes) }
    let figures = zip(graph.nodes, boxes).enumerated().map { figure($0, $1.0, $1.1) }
    return """
      <section id="graph"><h2>Which view places which</h2>
      <p class="muted">Each view is to the right of the first type that places it; thin lines lead to its other uses. \
      Types in dashed frames are not views, such as an app or an extension of View. Select a type to see what it \
      places and what places it.</p>
      <div class="tools">
      <label><input type="radio" name="colour" value="findings" checked> Colour by findings</label>
      <label><input type="radio" name="colour" value="size"> Colour by size</label>
      <span class="buttons"><button type="button" data-zoom="1.25">Larger</button>\
      <button type="button" data-zoom="0.8">Smaller</button>\
      <button type="button" data-zoom="0">Fit</button></span>
      \(legend)
      </div>
      <div class="canvas" tabindex="0"><svg class="by-findings" viewBox="0 0 \(wholeWidth) \(wholeHeight)" \
      width="\(wholeWidth)" height="\(wholeHeight)" role="img" \
      aria-label="Graph of views">
      \(lines.joined(separator: "\n"))
      \(figures.joined(separator: "\n"))
      </svg></div>
      </section>
      """
  }

  private struct Box {
    let x: Double
    let y: Double
    let width: Double
    let name: String

    var middle: Double { y + Metrics.nodeHeight / 2 }
  }

  private func width(of name: String) -> Double { Double(name.count) * Metrics.characterWidth + 14 }

  /// A nested type's name shows the end of its qualified name.
  private func shortened(_ name: String) -> String {
    name.count <= Metrics.longestName ? name : "…" + name.suffix(Metrics.longestName - 1)
  }

  private func line(_ edge: PlacementGraph.Edge, _ boxes: [Box]) -> String {
    let (from, to) = (boxes[edge.from], boxes[edge.to])
    let isThin = overview.graph.nodes[edge.to].parent != edge.from
    let (x1, x2) = (from.x + from.width, to.x)
    let bend = max(Metrics.gap / 2, abs(x2 - x1) / 3)
    func number(_ value: Double) -> String { decimal(value, places: 0) }
    return """
      <path class="\(isThin ? "e thin" : "e")" data-a="\(edge.from)" data-b="\(edge.to)" \
      d="M\(number(x1)) \(number(from.middle))C\(number(x1 + bend)) \(number(from.middle)) \
      \(number(x2 - bend)) \(number(to.middle)) \(number(x2)) \(number(to.middle))"/>
      """
  }

  private func figure(_ index: Int, _ node: PlacementGraph.Node, _ box: Box) -> String {
    let (findings, size) = (node.view?.findings ?? 0, node.view?.size ?? 0)
    var title = node.type
    if let view = node.view {
      title += ": \(counted(view.findings, "finding")), \(counted(view.size, "view"))"
    }
    let classes = [
      "n", "f\(Self.step(findings, Self.findingSteps))", "s\(Self.step(size, Self.sizeSteps))",
      node.isView ? "" : "other",
    ].filter { !$0.isEmpty }.joined(separator: " ")
    let link = node.view.map { " data-view=\"\($0.index)\"" } ?? ""
    return """
      <g class="\(classes)" data-n="\(index)" tabindex="0"\(link) \
      transform="translate(\(decimal(box.x, places: 0)) \(decimal(box.y, places: 0)))">\
      <title>\(markupEscaped(title))</title>\
      <rect width="\(decimal(box.width, places: 0))" height="\(decimal(Metrics.nodeHeight, places: 0))" rx="4"/>\
      <text x="7" y="14">\(markupEscaped(box.name))</text></g>
      """
  }

  /// The least counts of the colours after the first.
  private static let findingSteps = [1, 2, 4, 8]
  private static let sizeSteps = [6, 16, 31, 61]

  private static func step(_ count: Int, _ steps: [Int]) -> Int { steps.count { $0 <= count } }

  private var legend: String {
    func keys(_ name: String, _ letter: String, _ steps: [Int]) -> String {
      let starts = [0] + steps
      let keys = starts.indices.map { index in
        let end = index + 1 < starts.count ? starts[index + 1] - 1 : nil
        let range = end.map { $0 == starts[index] ? "\($0)" : "\(starts[index])–\($0)" }
        return "<i class=\"\(letter)\(index)\">\(range ?? "\(starts[index])+")</i>"
      }
      return "<span class=\"legend \(name)\">\(keys.joined())</span>"
    }
    return keys("findings", "f", Self.findingSteps) + keys("size", "s", Self.sizeSteps)
  }
}
