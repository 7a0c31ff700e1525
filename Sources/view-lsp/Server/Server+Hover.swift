internal import LSPCore
internal import ViewAnalysis

extension Server {
  func hover(_ params: LSP.TextDocumentPositionParams) -> LSP.Hover? {
    let uri = params.textDocument.uri
    guard let open = analyses.analyzed(uri) else { return nil }
    let offset = documents.offset(params.position, in: open.document)
    switch open.kind {
    case .swift: return hover(at: offset, open)
    case .configuration:
      let names = ConfigurationFile(bytes: open.text).ruleNames
      guard let name = names.first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }),
        let rule = Catalogue.rule(named: name.value)
      else { return nil }
      return hover([HoverText(rule)], name.range, open)
    case .other: return nil
    }
  }

  private func hover(at offset: Int, _ open: OpenDocument) -> LSP.Hover? {
    let findings = analyses.detailedFindings(of: open.uri, touching: offset..<offset)
      .sorted { ($0.range.count, $0.rule) < ($1.range.count, $1.rule) }
    if let innermost = findings.first {
      // One text a rule: two findings of one rule around one place say the same but for the reason.
      var seen: Set<String> = []
      let texts = findings.filter { seen.insert($0.rule).inserted }.compactMap { finding in
        Catalogue.rule(named: finding.rule).map {
          HoverText($0, reason: finding.reason, rewrites: finding.rewrites)
        }
      }
      return hover(texts, innermost.range, open)
    }
    guard let source = open.analysis?.source else { return nil }
    if let summary = ViewSummary.summary(at: offset, in: source.model, workspace.index) {
      let text = ViewSummaryText(summary)
      return hover(markdown: text.markdown, plain: text.plain, summary.range, open)
    }
    guard let name = Suppressions(source.tree).ruleName(at: offset),
      let rule = Catalogue.rule(named: name.text)
    else { return nil }
    return hover([HoverText(rule)], name.range, open)
  }

  private func hover(_ texts: [HoverText], _ range: Range<Int>, _ open: OpenDocument) -> LSP.Hover? {
    guard !texts.isEmpty else { return nil }
    let hasCommand = client.features.ownCommands.contains(ServerCommand.showDocumentation.rawValue)
    return hover(
      markdown: texts.map { $0.markdown(hasCommand: hasCommand) }.joined(separator: "\n---\n\n"),
      plain: texts.map(\.plain).joined(separator: "\n"), range, open)
  }

  private func hover(
    markdown: @autoclosure () -> String, plain: @autoclosure () -> String, _ range: Range<Int>,
    _ open: OpenDocument
  ) -> LSP.Hover {
    let format = client.features.hoverFormat
    return LSP.Hover(
      contents: LSP.MarkupContent(kind: format, value: format == .markdown ? markdown() : plain()),
      range: documents.range(range, in: open.document))
  }
}
