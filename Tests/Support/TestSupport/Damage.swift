package import ViewAnalysis

/// One place of a text that is broken, as by someone who types.
package struct Damage {
  /// What was done, in a word.
  package let kind: String
  /// UTF-8 offsets into the sound text.
  package let range: Range<Int>
  package let replacement: [UInt8]

  package func applied(to bytes: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + replacement + bytes[range.upperBound...]
  }

  /// How much longer the damaged text is.
  package var growth: Int { replacement.count - range.count }
}

extension Damage {
  /// What someone may have typed so far, without what would end it.
  package static let unfinished: [(kind: String, text: String)] = [
    ("call", "update("), ("call", "Text(title, "), ("call", ".frame(width: "), ("member", "model."),
    ("string", "\"half a "), ("string", "Text(\"some \\(name"), ("string", "\"\"\""),
    ("closure", "items.map { "), ("closure", "Button { "), ("closure", ".task { item in "),
    ("condition", "if ready {"), ("condition", "guard let value "), ("condition", "if let "),
    ("#if", "#if DEBUG"), ("#if", "#if"), ("#if", "#if os(iOS)\nupdate()\n#else"),
    ("declaration", "let value = "), ("declaration", "private func "), ("declaration", "@State private var "),
  ]

  /// A damage that the generator picks; nil where the text is too short for it.
  package static func random(in tree: SyntaxTree, using random: inout some RandomNumberGenerator) -> Damage? {
    let tokens = (0..<tree.tokens.count).filter { tree.tokens[$0].end > tree.tokens[$0].start }
    guard tokens.count > 2 else { return nil }
    func place(_ number: Int) -> Range<Int> { Int(tree.tokens[number].start)..<Int(tree.tokens[number].end) }
    let number = Int.random(in: 0..<tokens.count - 1, using: &random)
    let token = place(tokens[number])
    let braces = tokens.filter { "(){}[]".utf8.contains(tree.bytes[place($0).lowerBound]) }
    func text(_ range: Range<Int>) -> [UInt8] { Array(tree.bytes[range]) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return Damage(kind: "token removed", range: token, replacement: [])
    case 1: return Damage(kind: "token doubled", range: token, replacement: text(token) + text(token))
    case 2:
      let next = place(tokens[number + 1])
      guard token.upperBound <= next.lowerBound else { return nil }
      return Damage(
        kind: "tokens swapped", range: token.lowerBound..<next.upperBound,
        replacement: text(next) + text(token.upperBound..<next.lowerBound) + text(token))
    case 3:
      guard let brace = braces.randomElement(using: &random) else { return nil }
      return Damage(kind: "brace removed", range: place(brace), replacement: [])
    case 4:
      guard let brace = braces.randomElement(using: &random) else { return nil }
      let range = place(brace)
      return Damage(kind: "brace doubled", range: range, replacement: text(range) + text(range))
    case 5:
      let end = endOfLine(after: token.lowerBound, in: tree.bytes)
      let line = token.lowerBound..<max(end, token.upperBound)
      let cut = line.lowerBound + line.count / 2
      return Damage(kind: "line cut", range: cut..<line.upperBound, replacement: [])
    case 6:
      // On a line of its own, after the token's.
      let end = endOfLine(after: token.lowerBound, in: tree.bytes)
      guard end >= token.upperBound, let piece = unfinished.randomElement(using: &random) else { return nil }
      return Damage(
        kind: "unfinished \(piece.kind)", range: end..<end,
        replacement: [UInt8(ascii: "\n")] + indentation(after: token.lowerBound, in: tree.bytes)
          + piece.text.utf8)
    default:
      guard let piece = unfinished.randomElement(using: &random), piece.kind != "#if" else { return nil }
      return Damage(
        kind: "inserted \(piece.kind)", range: token.upperBound..<token.upperBound,
        replacement: [UInt8(ascii: " ")] + piece.text.utf8)
    }
  }

  private static func endOfLine(after offset: Int, in bytes: FrozenBuffer<UInt8>) -> Int {
    bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
  }

  /// The white space with which a line would begin after the one around the offset.
  private static func indentation(after offset: Int, in bytes: FrozenBuffer<UInt8>) -> [UInt8] {
    let end = endOfLine(after: offset, in: bytes)
    let opensBracket = bytes[..<end].last { $0 != UInt8(ascii: " ") }.map { "({[".utf8.contains($0) } == true
    let line = opensBracket ? min(end + 1, bytes.count) : offset
    let start = bytes[..<line].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Array(bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
  }
}

/// How the findings in a damaged text may differ from those in the sound one: inside the damage alone.
package struct DamageCheck {
  package let bytes: [UInt8]
  private let file: SourceFile
  private let findings: [Finding]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    file = SourceFile(name: "Test.swift", bytes: bytes)
    findings = Self.findings(in: file)
  }

  package var tree: SyntaxTree { file.tree }

  private static func findings(in file: SourceFile) -> [Finding] {
    var index = WorkspaceIndex()
    index.update(file.name, facts: file.facts)
    return Analyzer(file, in: index, configuration: Configuration(profile: .all)).findings()
  }

  package struct Outcome {
    package var isSyntaxError = false
    /// Findings outside the damage, in the sound text.
    package var outside = 0
    package var vanished: [Finding] = []
    package var appeared: [Finding] = []
  }

  package func outcome(of damage: Damage) -> Outcome {
    let unit = unit(around: damage.range)
    let damaged = SourceFile(name: "Test.swift", bytes: damage.applied(to: bytes))
    var outcome = Outcome()
    outcome.isSyntaxError = !damaged.tree.errors.isEmpty
    /// Where a place in the sound text has moved to.
    func moved(_ offset: Int) -> Int { offset < damage.range.upperBound ? offset : offset + damage.growth }
    let type = type(around: damage.range)
    let wholeType = wholeType(around: damage.range)
    func isInside(_ finding: Finding, growth: Int) -> Bool {
      let area =
        Self.rulesAboutUses.contains(finding.rule)
        ? wholeType ?? unit : Self.rulesAboutTypes.contains(finding.rule) ? type ?? unit : unit
      return ([finding.range] + finding.related.map(\.range)).contains {
        $0.lowerBound <= area.upperBound + growth && area.lowerBound <= $0.upperBound
      }
    }
    struct Key: Hashable {
      let rule: String
      let start: Int
    }
    var open: [Key: Finding] = [:]
    for finding in findings {
      if isInside(finding, growth: 0) { continue }
      outcome.outside += 1
      open[Key(rule: finding.rule, start: moved(finding.range.lowerBound))] = finding
    }
    for finding in Self.findings(in: damaged) where !isInside(finding, growth: damage.growth) {
      if open.removeValue(forKey: Key(rule: finding.rule, start: finding.range.lowerBound)) == nil {
        outcome.appeared.append(finding)
      }
    }
    outcome.vanished = open.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return outcome
  }

  /// The declaration that the damage costs: the innermost member, or declaration of the file, around it; a
  /// whole type where its header or one of its braces is hit. Between two declarations, it costs the upper one.
  package func unit(around range: Range<Int>) -> Range<Int> {
    let found = innermostNode(around: range)
    let isBetweenMembers =
      found.kind == .memberBlock && range.lowerBound > found.range.lowerBound
      && range.upperBound < found.range.upperBound
    if isBetweenMembers || isFileLevel(found) {
      let touched = found.children.map(\.range).filter {
        $0.lowerBound <= range.upperBound && $0.upperBound >= range.lowerBound
      }
      let above = found.children.map(\.range).last { $0.upperBound <= range.lowerBound }
      let first = touched.first ?? above ?? range
      return min(first.lowerBound, range.lowerBound)..<max(touched.last?.upperBound ?? 0, range.upperBound)
    }
    return ([found] + found.ancestors).first(where: isUnit)?.range ?? tree.root.range
  }

  /// The type of which a finding may know less: all members count for some rules. Damage in the code of one
  /// member alone says nothing about the others.
  package func type(around range: Range<Int>) -> Range<Int>? {
    let found = innermostNode(around: range)
    for node in [found] + found.ancestors {
      switch node.kind {
      case .codeBlock, .accessorBlock:
        if node.range.lowerBound < range.lowerBound, range.upperBound < node.range.upperBound { return nil }
      case .memberBlock: return node.parent?.range
      default: continue
      }
    }
    return nil
  }

  /// The type around the range. What code of it uses is not known where some of its code is damaged.
  private func wholeType(around range: Range<Int>) -> Range<Int>? {
    let found = innermostNode(around: range)
    return ([found] + found.ancestors).first { $0.kind == .memberBlock }?.parent?.range
  }

  /// Rules that look at all members of a type, but not into their code.
  private static let rulesAboutTypes: Set = [
    "property_order", "redundant_init", "blanket_equatable", "styling_view",
  ]

  /// Rules that say what the code of a type doesn't use or read.
  private static let rulesAboutUses: Set = [
    "unused_dependency", "constant_state", "exposed_state", "owned_object", "helper_view", "sectioned_view",
    "shared_invalidation",
  ]

  private func innermostNode(around range: Range<Int>) -> Node {
    var found = tree.root
    while let inner = found.children.first(where: {
      $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.upperBound
        && $0.range.upperBound > range.lowerBound
    }) {
      found = inner
    }
    return found
  }

  private func isUnit(_ node: Node) -> Bool {
    node.kind == .memberBlockItem || node.kind == .codeBlockItem && node.parent.map(isFileLevel) == true
  }

  /// The file, or a clause of an `#if` around its declarations.
  private func isFileLevel(_ node: Node) -> Bool {
    switch node.kind {
    case .sourceFile: true
    case .ifConfigClause:
      node.ancestors.allSatisfy {
        [.sourceFile, .ifConfigDecl, .ifConfigClause, .codeBlockItem].contains($0.kind)
      }
    default: false
    }
  }
}
