internal import LSPCore
internal import ViewAnalysis

/// Completion in configuration files and in suppression comments.
extension Server {
  /// The files that can be completed, each with the characters after which a client is to ask at once.
  var completionKinds: [(id: String, filter: JSONValue, triggers: [String])] {
    [
      ("completion", ["language": "swift"], [":", " "]),
      ("configurationCompletion", ["pattern": .string("**/" + ConfigurationFile.name)], ["\""]),
    ]
  }

  var completionRegistrations: [LSP.Registration] {
    completionKinds.map { kind in
      LSP.Registration(
        id: kind.id, method: LSP.Methods.completion.name,
        registerOptions: [
          "documentSelector": [kind.filter], "triggerCharacters": .array(kind.triggers.map { .string($0) }),
        ])
    }
  }

  func completions(_ params: LSP.TextDocumentPositionParams) -> LSP.CompletionList? {
    guard let open = documents[params.textDocument.uri] else { return nil }
    let offset = documents.offset(params.position, in: open.document)
    switch open.kind {
    case .configuration: return configurationCompletions(at: offset, open)
    case .swift: return suppressionCompletions(at: offset, open)
    case .other: return nil
    }
  }

  private func configurationCompletions(at offset: Int, _ open: OpenDocument) -> LSP.CompletionList? {
    guard let cursor = ConfigurationCursor(open.text, at: offset) else { return nil }
    let range = documents.range(cursor.range, in: open.document)
    // Where the user has typed a quote, it is a part of what the client compares.
    let isQuoted = open.text[cursor.range].first == UInt8(ascii: "\"")
    return LSP.CompletionList(
      items: ConfigurationCompletion.completions(at: cursor).enumerated().map { index, completion in
        LSP.CompletionItem(
          label: completion.label, kind: completion.kind == .key ? .property : .value,
          detail: completion.detail.isEmpty ? nil : completion.detail,
          documentation: documentation(completion.documentation), sortText: sortText(index),
          filterText: isQuoted ? "\"\(completion.label)\"" : completion.label,
          textEdit: LSP.TextEdit(range: range, newText: completion.newText))
      })
  }

  private func suppressionCompletions(at offset: Int, _ open: OpenDocument) -> LSP.CompletionList? {
    // Clients ask with every space: most lines need no look at the tree.
    guard hasComment(before: offset, open.text),
      let source = analyses.analyzed(open.uri)?.analysis?.source
    else { return nil }
    switch Suppressions(source.tree).completion(at: offset) {
    case .directive(let range):
      let edited = documents.range(range, in: open.document)
      return LSP.CompletionList(
        items: SuppressionCompletion.directives.enumerated().map { index, directive in
          LSP.CompletionItem(
            label: directive, kind: .keyword, sortText: sortText(index),
            textEdit: LSP.TextEdit(range: edited, newText: directive))
        })
    case .rule(let range, let named):
      let edited = documents.range(range, in: open.document)
      // Rules that report something in the file come first.
      let reporting = Set(open.analysis?.findings.map(\.rule) ?? [])
      let rules = Catalogue.rules.filter { !named.contains($0.id) && !Catalogue.isAboutSuppressions($0.id) }
      let sorted = rules.filter { reporting.contains($0.id) } + rules.filter { !reporting.contains($0.id) }
      let items = sorted.enumerated().map { index, rule in
        LSP.CompletionItem(
          label: rule.id, kind: .value, detail: rule.title, documentation: documentation(rule.summary),
          sortText: sortText(index), textEdit: LSP.TextEdit(range: edited, newText: rule.id))
      }
      let all = LSP.CompletionItem(
        label: "all", kind: .value, detail: "Every rule", sortText: sortText(items.count),
        textEdit: LSP.TextEdit(range: edited, newText: "all"))
      return LSP.CompletionList(items: items + (named.contains("all") ? [] : [all]))
    case nil: return nil
    }
  }

  /// Whether `//` stands before the offset on its line.
  private func hasComment(before offset: Int, _ text: [UInt8]) -> Bool {
    let line = text[..<min(offset, text.count)].suffix(while: { $0 != 0x0A && $0 != 0x0D })
    return zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "/") }
  }

  private func documentation(_ markdown: String) -> LSP.MarkupContent? {
    if markdown.isEmpty { return nil }
    let format = client.features.completionFormat
    return LSP.MarkupContent(
      kind: format, value: format == .markdown ? markdown : plainText(ofMarkdown: markdown))
  }

  /// Keeps the order of the list.
  private func sortText(_ index: Int) -> String { String("00\(index)".suffix(3)) }
}

extension BidirectionalCollection {
  /// The longest end of the collection whose elements all pass.
  fileprivate func suffix(while passes: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, passes(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
