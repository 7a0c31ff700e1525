internal import ViewAnalysis

/// The page that `view-lsp report` writes: it needs no other file and no server. The same overview always gives the same
/// bytes. Everything that comes from source code is escaped.
struct HTMLReport {
  let overview: ProjectOverview

  init(_ overview: ProjectOverview) {
    self.overview = overview
  }

  var text: String {
    let title = markupEscaped(overview.title)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="view-lsp \(version)">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'">
      <title>\(title) – view-lsp</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p class="muted">\(markupEscaped(overview.report.summary))</p>
      <nav><a href="#rules">Findings</a> <a href="#views">Views</a> <a href="#graph">Graph</a> \
      <a href="#details">Details</a></nav>
      </header>
      <main>
      \(tiles)
      \(counts)
      \(trend)
      \(views)
      \(graph)
      \(details)
      </main>
      <footer class="muted">Written by view-lsp \(version)</footer>
      <script>
      \(Self.script)</script>
      </body>
      </html>

      """
  }

  // MARK: Counts

  private var tiles: String {
    let items = overview.items
    var tiles = Severity.allCases.map { severity in
      let count = items.count { $0.finding.severity == severity }
      return tile("\(count)", Self.plural(severity), className: severity.rawValue)
    }
    tiles.append(tile("\(items.count { !$0.finding.rewrites.isEmpty })", "with a rewrite"))
    tiles.append(tile("\(overview.views.count)", "view types"))
    tiles.append(tile("\(overview.report.fileCount)", "files"))
    if overview.hasBaseline {
      tiles.append(tile("\(items.count { !$0.isListed })", "new since the baseline"))
      tiles.append(tile("\(overview.resolvedCounts.values.reduce(0, +))", "resolved since the baseline"))
    }
    return "<ul class=\"tiles\">\(tiles.joined())</ul>"
  }

  private func tile(_ number: String, _ label: String, className: String = "") -> String {
    "<li class=\"\(className)\"><b>\(number)</b> \(label)</li>"
  }

  private static func plural(_ severity: Severity) -> String {
    switch severity {
    case .error: "errors"
    case .warning: "warnings"
    case .information: "information"
    case .hint: "hints"
    }
  }

  private var counts: String {
    let rules = overview.ruleRows.filter { $0.count > 0 }
    guard let most = rules.first?.count else {
      return "<section id=\"rules\"><h2>Findings</h2><p>There are no findings.</p></section>"
    }
    let ruleRows = rules.map { row in
      let title = Catalogue.rule(named: row.rule)?.title ?? ""
      return """
        <tr><td><a href="#rule-\(row.rule)">\(row.rule)</a><br><span class="muted">\(inlineHTML(title))</span></td>\
        <td class="num">\(row.count)</td><td class="num">\(row.rewritable)</td>\
        <td class="wide">\(bar([(row.severity, row.count)], of: most))</td></tr>
        """
    }
    let folders = overview.folderRows
    let mostInFolder = folders.first?.counts.values.reduce(0, +) ?? 0
    let folderRows = folders.map { row in
      let parts = Severity.allCases.map { ($0, row.counts[$0] ?? 0) }
      return """
        <tr><td class="path">\(markupEscaped(row.folder))</td>\
        <td class="num">\(row.counts.values.reduce(0, +))</td>\
        <td class="wide">\(bar(parts, of: mostInFolder))</td></tr>
        """
    }
    return """
      <section id="rules"><h2>Findings by rule</h2>
      \(table(["Rule", "#Findings", "#With rewrite", ""], ruleRows))
      </section>
      <section id="folders"><h2>Findings by folder</h2>
      \(table(["Folder", "#Findings", ""], folderRows))
      </section>
      """
  }

  /// A table whose columns can be sorted, but those without a heading. Headings of columns of numbers begin with `#`.
  func table(_ headings: [String], _ rows: [String], className: String = "") -> String {
    let cells = headings.map { heading in
      if heading.isEmpty { return "<td class=\"wide\"></td>" }
      let isNumber = heading.hasPrefix("#")
      return """
        <th scope="col"\(isNumber ? " class=\"num\"" : "")>\
        <button type="button">\(isNumber ? String(heading.dropFirst()) : heading)</button></th>
        """
    }
    return """
      <div class="scroll"><table class="\(className)"><thead><tr>\(cells.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }

  private func bar(_ parts: [(severity: Severity, count: Int)], of most: Int) -> String {
    let bars = parts.filter { $0.count > 0 }.map { severity, count in
      let width = decimal(Double(count) * 100 / Double(max(most, 1)), places: 1)
      let label = "\(count) \(Self.plural(severity))"
      return "<i class=\"\(severity.rawValue)\" style=\"width:\(width)%\" title=\"\(label)\"></i>"
    }
    return "<span class=\"bar\">\(bars.joined())</span>"
  }

  // MARK: Trend

  private var trend: String {
    guard overview.hasBaseline else { return "" }
    let rows = overview.ruleRows.map { row in
      let new = row.count - row.listed
      let numbers = [row.listed + row.resolved, row.resolved, new, row.count]
      // A baseline may hold any text.
      return "<tr><td>\(markupEscaped(row.rule))</td>"
        + numbers.map { "<td class=\"num\">\($0)</td>" }.joined()
        + "<td class=\"num\">\(signed(new - row.resolved))</td></tr>"
    }
    return """
      <section id="trend"><h2>Since the baseline</h2>
      \(table(["Rule", "#In the baseline", "#Resolved", "#New", "#Now", "#Change"], rows))
      </section>
      """
  }

  private func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
}
