/// Why a refactoring is not offered: the one thing that it can't do.
struct Obstacle: Error {
  /// A sentence, as Markdown.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// An obstacle in other code: "`Card` … in `Screen.swift`, line 12".
  init(_ what: String, at range: Range<Int>, in source: SourceFile) {
    let line = LineTable(Array(source.tree.bytes)).position(of: range.lowerBound).line
    reason = "\(what) (`\(source.fileName)`, line \(line))."
  }

  /// What hover says after the reason.
  var note: String { "\n\nNo rewrite is offered: \(reason)" }
}

extension SourceFile {
  /// The name without its folders, as messages show it.
  var fileName: String { name.fileName }
}

extension String {
  /// What stands after the last slash of a path.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}

extension Result where Success == Rewrite, Failure == Obstacle {
  var rewrites: [Rewrite] { (try? get()).map { [$0] } ?? [] }

  /// What hover says of the rewrite that is missing; empty where there is one.
  var note: String {
    guard case .failure(let obstacle) = self else { return "" }
    return obstacle.note
  }
}

extension RuleContext {
  /// The file's name in edits: nil for the finding's own file.
  func editName(of source: SourceFile) -> String? { source.name == resolver.fileName ? nil : source.name }

  /// The layout of a file of the workspace.
  func layout(of source: SourceFile) -> Layout {
    source.name == resolver.fileName ? layout : Layout(source.tree)
  }

  /// All uses of the type, for a refactoring.
  func uses(of type: TypeModel) throws(Obstacle) -> TypeUses {
    guard let uses = resolver.uses(of: type) else {
      throw Obstacle(
        "not all uses of `\(type.spokenName)` can be known: a file can't be read, or its name is ambiguous.")
    }
    return uses
  }

  /// The same, where nothing but the calls that make an instance may name the type, and perhaps its extensions.
  func uses(
    ofTypeOnlyMade type: TypeModel, allowsExtensions: Bool = false
  ) throws(Obstacle) -> TypeUses {
    let uses = try uses(of: type)
    for mention in uses.mentions where !allowsExtensions || mention.kind != .extension {
      throw Obstacle(
        "`\(type.spokenName)` is named without an instance being created", at: mention.range,
        in: mention.source)
    }
    return uses
  }

  /// A file of the workspace with its resolver, for a refactoring.
  func opened(_ file: String) throws(Obstacle) -> (source: SourceFile, resolver: ViewResolver) {
    guard let opened = resolver.opened(file) else { throw Obstacle("`\(file.fileName)` can't be read.") }
    return opened
  }

  /// Throws where one of the nodes, each in its file, contains another one: the edits of both would overlap. `what`
  /// names one of them.
  func checkNesting(_ uses: [(node: Node, source: SourceFile)], of what: String) throws(Obstacle) {
    let sorted = uses.sorted { ($0.source.name, $0.node.id) < ($1.source.name, $1.node.id) }
    // The last node that no other contains: what starts before its end is inside.
    var outer: (node: Node, source: SourceFile)?
    for use in sorted {
      if let outer, outer.source.name == use.source.name, outer.node.contains(use.node) {
        if outer.node.id == use.node.id { continue }
        throw Obstacle("one \(what) is inside another", at: use.node.range, in: use.source)
      }
      outer = use
    }
  }

  /// UTF-8 offset at which a new declaration goes that stands at the top of the file, after the type; and its text
  /// with the lines around it.
  func insertion(of lines: [String], after type: TypeModel) -> TextEdit {
    var node = type.node
    while let outer = file.enclosingType(of: node) { node = outer.node }
    return layout.insertion(of: lines, after: node, file: nil)
  }
}

extension Layout {
  /// The declaration of these lines after the other one, with an empty line between; `file` is its name in edits.
  func insertion(of lines: [String], after declaration: Node, file: String?) -> TextEdit {
    let end = declaration.range.upperBound
    // A comment after the brace belongs to the declaration.
    let comment = comments(in: end..<lineEnd(of: end)).last?.range.upperBound
    let indentation = indentation(at: declaration.range.lowerBound)
    let text = lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: lineEnding)
    let offset = comment.map { max($0, end) } ?? end
    return TextEdit(file: file, range: offset..<offset, newText: lineEnding + lineEnding + text)
  }
}

extension [TextEdit] {
  /// By file and offset, as a rewrite has them.
  var sortedByFile: [TextEdit] {
    sorted {
      ($0.file ?? "", $0.range.lowerBound, $0.range.upperBound)
        < ($1.file ?? "", $1.range.lowerBound, $1.range.upperBound)
    }
  }
}
