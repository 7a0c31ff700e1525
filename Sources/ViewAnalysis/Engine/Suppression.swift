/// The comments of a file that turn rules off.
///
///     // view-lsp:disable:next RULE... [-- reason]     also :this, :previous, :file
///     // view-lsp:disable RULE...                      up to // view-lsp:enable RULE...
package struct Suppressions: Sendable {
  let tree: SyntaxTree
  package let directives: [Directive]
  /// Comments that look like directives and are none.
  let misspelt: [Misspelt]

  struct Misspelt: Sendable {
    /// UTF-8 offsets of the comment.
    let comment: Range<Int>
    /// UTF-8 offsets of what has to be spelt otherwise; nil in a block comment.
    let head: Range<Int>?
    /// `view-lsp:disable:next`
    let spelling: String
  }

  package struct Directive: Sendable {
    package let scope: Scope
    /// UTF-8 offsets of the comment.
    package let comment: Range<Int>
    package let names: [RuleName]
    /// Whether a reason follows after `--`.
    let hasReason: Bool
    /// For `next`, `this` and `previous`: offset of the first byte of the line that it speaks of.
    fileprivate let line: Int?
  }

  package enum Scope: Sendable {
    case next, this, previous, file
    /// From the comment to the next `enable` of the same rule, or to the file's end.
    case region
    /// Ends regions.
    case enable
  }

  /// A word of a directive that names a rule, or `all`.
  package struct RuleName: Sendable, Equatable {
    package let text: String
    package let range: Range<Int>

    fileprivate func matches(_ rule: String) -> Bool { text == rule || text == "all" }
  }

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    var directives: [Directive] = []
    var misspelt: [Misspelt] = []
    for comment in tree.comments {
      if !comment.isBlock, let directive = Directive(comment.range, in: tree) {
        directives.append(directive)
      } else if let comment = Misspelt(comment, in: tree) {
        misspelt.append(comment)
      }
    }
    self.directives = directives
    self.misspelt = misspelt
  }

  /// The rule's name that stands at the offset, in a directive.
  package func ruleName(at offset: Int) -> RuleName? {
    for directive in directives where directive.comment.contains(offset) {
      return directive.names.first { $0.range.contains(offset) || $0.range.upperBound == offset }
    }
    return nil
  }

  /// Whether the directive speaks of a finding of the rule that starts at the offset, were the rule named in it.
  func reaches(_ directive: Directive, rule: String, offset: Int) -> Bool {
    reaches(directive, place(of: offset, rule))
  }

  /// Where a finding of a rule stands among the directives: found once for all of them.
  private struct Place {
    let offset: Int
    /// Offset of its line.
    let line: Int
    /// Offset of the last `enable` of the rule before it, or -1.
    let lastEnable: Int
  }

  private func place(of offset: Int, _ rule: String) -> Place {
    let enable = directives.last {
      $0.scope == .enable && $0.comment.lowerBound <= offset && $0.names.contains { $0.matches(rule) }
    }
    return Place(
      offset: offset, line: Layout(tree).lineStart(of: offset), lastEnable: enable?.comment.lowerBound ?? -1)
  }

  private func reaches(_ directive: Directive, _ place: Place) -> Bool {
    switch directive.scope {
    case .file: true
    case .enable: false
    case .next, .this, .previous: directive.line == place.line
    case .region:
      directive.comment.lowerBound <= place.offset && directive.comment.lowerBound >= place.lastEnable
    }
  }

  /// The places in `directives` and in their names that suppress the finding.
  fileprivate func matches(_ finding: Finding) -> [(directive: Int, name: Int)] {
    let place = place(of: finding.range.lowerBound, finding.rule)
    var matches: [(directive: Int, name: Int)] = []
    for (number, directive) in directives.enumerated() where reaches(directive, place) {
      for (index, name) in directive.names.enumerated() where name.matches(finding.rule) {
        matches.append((number, index))
      }
    }
    return matches
  }

  /// The findings that no directive suppresses, and those about the directives themselves.
  ///
  /// `running` has the rules on that made the findings, be they asked for or not.
  func apply(to findings: [Finding], configuration: Configuration, running: Configuration) -> [Finding] {
    if directives.isEmpty, misspelt.isEmpty { return findings }
    var used: [Set<Int>] = directives.map { _ in [] }
    let left = findings.filter { finding in
      let matches = matches(finding)
      for match in matches { used[match.directive].insert(match.name) }
      return matches.isEmpty
    }
    let own =
      UnknownRule.findings(self, configuration: configuration)
      + UnusedSuppression.findings(self, used: used, configuration: configuration, running: running)
    return left + own.filter { matches($0).isEmpty }
  }
}

extension Suppressions.Directive {
  /// Reads a line comment; nil where it is no directive.
  fileprivate init?(_ comment: Range<Int>, in tree: SyntaxTree) {
    let bytes = tree.bytes
    var start = comment.lowerBound + 2
    while start < comment.upperBound, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t")
    {
      start += 1
    }
    let prefix = "view-lsp:"
    guard start + prefix.utf8.count <= comment.upperBound,
      tree.hasText(prefix, in: start..<start + prefix.utf8.count)
    else { return nil }
    var words: [Range<Int>] = []
    var word = start + prefix.utf8.count
    var index = word
    while index <= comment.upperBound {
      let isSeparator =
        index == comment.upperBound || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
        || bytes[index] == UInt8(ascii: ",")
      if isSeparator {
        if word < index || words.isEmpty { words.append(word..<index) }
        word = index + 1
      }
      index += 1
    }
    guard let verb = words.first, let scope = Self.scopes[tree.text(verb)] else { return nil }
    let layout = Layout(tree)
    self.scope = scope
    self.comment = comment
    hasReason = words.contains { tree.hasText("--" as StaticString, in: $0) }
    names = words.dropFirst().prefix { !tree.hasText("--" as StaticString, in: $0) }
      .map { Suppressions.RuleName(text: tree.text($0), range: $0) }
    switch scope {
    case .this: line = layout.lineStart(of: comment.lowerBound)
    case .next:
      let token = layout.token(from: comment.upperBound)
      line = token < tree.tokens.count ? layout.lineStart(of: Int(tree.tokens[token].start)) : nil
    case .previous:
      let token = layout.token(from: layout.lineStart(of: comment.lowerBound)) - 1
      line = token >= 0 ? layout.lineStart(of: Int(tree.tokens[token].end)) : nil
    case .file, .region, .enable: line = nil
    }
  }

  fileprivate static let scopes: [String: Suppressions.Scope] = [
    "disable:next": .next, "disable:this": .this, "disable:previous": .previous, "disable:file": .file,
    "disable": .region, "enable": .enable,
  ]
}

extension Suppressions.Misspelt {
  /// Reads a comment that is no directive: `view-lsp: disable:next`, `disable-next`, `disable:nxt`, in another case, or
  /// in a block comment. Nil where it isn't meant as one.
  fileprivate init?(_ comment: Comment, in tree: SyntaxTree) {
    let range = comment.range
    guard range.count > 12 else { return nil }
    let bytes = tree.bytes
    let isSpace = { (byte: UInt8) in byte == 32 || byte == 9 || byte == 10 || byte == 13 }
    var start = range.lowerBound + 2
    // `///` and `/**`, too.
    while start < range.upperBound, isSpace(bytes[start]) || bytes[start] == bytes[range.lowerBound + 1] {
      start += 1
    }
    let name = "view-lsp"
    guard start + name.utf8.count < range.upperBound,
      tree.text(start..<start + name.utf8.count).lowercased() == name
    else { return nil }
    var verb = start + name.utf8.count
    while verb < range.upperBound, isSpace(bytes[verb]) || bytes[verb] == UInt8(ascii: ":") { verb += 1 }
    var end = verb
    while end < range.upperBound, !isSpace(bytes[end]), bytes[end] != UInt8(ascii: ","),
      bytes[end] != UInt8(ascii: "*")
    { end += 1 }
    let word = String(tree.text(verb..<end).lowercased().map { $0 == "-" || $0 == "_" ? ":" : $0 })
    guard word.hasPrefix("dis") || word.hasPrefix("en"),
      let scope = nearestName(to: word, among: Suppressions.Directive.scopes.keys.sorted())
    else { return nil }
    self.comment = range
    // From the third slash on.
    let slashes = range.lowerBound + 2
    head = comment.isBlock ? nil : (bytes[slashes] == UInt8(ascii: "/") ? slashes : start)..<end
    spelling = "view-lsp:" + scope
  }
}

extension Suppressions {
  /// The edit that turns the rules off for the line of the offset; nil where no comment can stand above the line.
  package func disabling(_ rules: [String], at offset: Int) -> TextEdit? {
    let names = rules.joined(separator: " ")
    let layout = Layout(tree)
    let line = layout.lineStart(of: offset)
    for directive in directives where directive.scope == .next && directive.line == line {
      guard let last = directive.names.last?.range.upperBound else { continue }
      return TextEdit(range: last..<last, newText: " " + names)
    }
    guard !isInsideToken(line) else { return nil }
    let comment = layout.indentation(at: line) + "// view-lsp:disable:next " + names + layout.lineEnding
    return TextEdit(range: line..<line, newText: comment)
  }

  /// The edit that turns the rule off for the whole file.
  package func disablingInFile(_ rule: String) -> TextEdit {
    let layout = Layout(tree)
    for directive in directives where directive.scope == .file {
      guard let last = directive.names.last?.range.upperBound else { continue }
      return TextEdit(range: last..<last, newText: " " + rule)
    }
    // A `#!` line must stay the first.
    let start = tree.tokens.first?.kind == .shebang ? layout.nextLineStart(of: 0) : 0
    return TextEdit(range: start..<start, newText: "// view-lsp:disable:file " + rule + layout.lineEnding)
  }

  /// Whether a new line at the offset would land in a string or another literal of several lines.
  private func isInsideToken(_ offset: Int) -> Bool {
    var node: Node? = tree.innermostNode(at: offset)
    while let current = node {
      switch current.kind {
      case .stringLiteralExpr, .simpleStringLiteralExpr, .regexLiteralExpr:
        if current.range.lowerBound < offset, offset < current.range.upperBound { return true }
      default: break
      }
      node = current.parent
    }
    return false
  }
}
