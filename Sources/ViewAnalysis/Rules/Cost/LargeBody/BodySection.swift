/// A part of a large body that may well be a view of its own: one of the views or branches that its container lists.
struct BodySection {
  /// UTF-8 offsets of its first word.
  let range: Range<Int>
  /// "`Section` of 34 lines".
  let name: String

  /// The largest sections, in the order of the text; none where nothing stands out in the body.
  static func all(in body: Node, of lines: Int, _ resolver: ViewResolver) -> [BodySection] {
    let sections = nodes(in: body, of: lines, resolver).map { (node: $0, lines: $0.linesOfCode) }
    return sections.filter { $0.lines * 6 >= lines && !isOwnView($0.node, resolver) }
      .sorted { ($1.lines, $0.node.id) < ($0.lines, $1.node.id) }.prefix(3)
      .sorted { $0.node.id < $1.node.id }
      .compactMap { section in
        let name =
          section.node.kind == .ifExpr
          ? "if" : section.node.kind == .switchExpr ? "switch" : ViewExpression(section.node).typeName?.text
        guard let name else { return nil }
        let first = section.node.firstToken
        return BodySection(
          range: Int(first.start)..<Int(first.end), name: "`\(name)` of \(section.lines) lines")
      }
  }

  /// Whether it is a view type of the workspace already, with nothing but arguments and modifiers.
  private static func isOwnView(_ view: Node, _ resolver: ViewResolver) -> Bool {
    guard let type = ViewExpression(view).rootCall?.constructedType, resolver.isOwnViewType(type)
    else { return false }
    return content(of: view, resolver) == nil
  }

  /// What the body's container lists.
  static func nodes(in body: Node, of lines: Int, _ resolver: ViewResolver) -> [Node] {
    var block = body
    // What is nearly all of the body is no section of it, but contains some.
    while true {
      let sections = block.statements.compactMap(\.firstChild).filter { $0.kind.isExpression }
      // What stands alone is the whole view, however much is computed before it.
      guard
        let whole = sections.count == 1
          ? sections.first : sections.first(where: { $0.linesOfCode * 4 > lines * 3 })
      else { return sections }
      guard let content = content(of: whole, resolver) else { return [] }
      block = content
    }
  }

  /// The block in which a container lists its views.
  private static func content(of view: Node, _ resolver: ViewResolver) -> Node? {
    guard let closure = ViewExpression(view).rootCall?.content?.node,
      resolver.builder(of: closure)?.kind == .view
    else { return nil }
    return closure
  }
}
