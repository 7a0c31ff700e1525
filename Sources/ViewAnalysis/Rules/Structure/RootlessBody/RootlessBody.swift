extension Rule {
  package static let rootlessBody = Rule(
    id: "rootless_body", severity: .warning, profile: .recommended, family: .structure,
    title: "Body without a container",
    summary: "A `body` lists several views without a container that arranges them.",
    why: """
      Without a container, a body with several views is not one view but a list of views, and each \
      parent arranges them in its own way: side by side in an `HStack`, on top of each other in a \
      `ZStack`, as several rows in a `List`. Modifiers that the parent applies affect each of them \
      separately.
      """,
    remedy: """
      Put the views into the stack or grid that they belong in. If the parent is supposed to arrange \
      them, make that clear with a `Group`.
      """,
    silentOn: [
      "A body in which one of the views depends on `#if`.",
      "Scenes, commands, widgets and toolbar content, which are lists by design.",
      """
      In `recommended` and `strict`: parts that only the surrounding container can arrange (`Section`, \
      `GridRow`, `ForEach`, a view with `listRowSeparator`), items of a menu, rows of a form, a body whose views may \
      all be absent, and a view that the workspace only uses in menus or previews, as rows of forms, or as items \
      of a bar.
      """,
      """
      In `recommended`: a view that the workspace only uses as rows of lists and forms, and one that is named like such parts (`SortingSection`, `EditMenu`), unless the \
      workspace uses it outside of lists, forms and menus only.
      """,
    ],
    keepIf: ["Its parents are supposed to arrange the views; a `Group` makes that clear to readers."],
    disagreement: """
      The earlier edition of the SwiftUI View Structure Reference asks views to own their static \
      containers; Apple's documentation also shows bodies whose views the parent arranges. A `Group` \
      satisfies the second reading, and is the second rewrite.
      """,
    sources: [
      Citation(.layoutBestPractices, section: "Own Your Container"),
      Citation(.declaringAView, section: "Assemble the view’s content"),
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct BookHeader: View {
            let book: Book

            var body: some View {
              Text(book.title)
                .font(.headline)
              Text(book.author)
            }
          }
          """,
        good: """
          import SwiftUI

          struct BookHeader: View {
            let book: Book

            var body: some View {
              VStack {
                Text(book.title)
                  .font(.headline)
                Text(book.author)
              }
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [.variableDecl], declares: ["body"],
    check: { node, context in
      guard let body = ViewList(node, context) else { return }
      context.report(at: body.name.range, subject: node, message: body.message)
    },
    explain: { node, context in ViewList(node, context)?.reason ?? "" },
    rewrites: { node, context in ViewList(node, context)?.rewrites(context) ?? [] })
}

/// A body that is a list of views without a container.
private struct ViewList {
  private let type: TypeModel
  /// The name `body`.
  let name: Name
  private let block: Node
  private let siblings: [Sibling]
  private let first: Sibling

  init?(_ node: Node, _ context: RuleContext) {
    guard let variable = VariableDecl(node), let binding = variable.firstBinding, binding.name == "body",
      !variable.isStatic, let block = binding.getter, block.statements.count > 1,
      binding.type?.isOpaque("View") == true
    else { return nil }
    let resolver = context.resolver
    guard let type = context.file.enclosingType(of: node), !type.isProtocol, resolver.isView(type),
      resolver.builder(of: block)?.kind == .view,
      let siblings = rootViews(in: block, context.step, resolver), siblings.count > 1,
      let name = binding.name, let first = siblings.first,
      context.step == .all || !resolver.isMadeOnlyInPreviews(type) && !resolver.isMadeInMenus(type),
      context.step == .all || !resolver.isArranged(type, onlyInForms: context.step == .strict),
      context.step > .recommended || !isNamedAsParts(type) || resolver.isUsedOutsideOfLists(type)
    else { return nil }
    self.type = type
    self.name = name
    self.block = block
    self.siblings = siblings
    self.first = first
  }

  var message: String {
    "The body of `\(type.spokenName)` is \(siblings.count) views without a container, so each parent "
      + "arranges them in its own way. Put them into a stack, or into a `Group` if that is intended."
  }

  var reason: String {
    "The views at the root are \(listed(siblings.map(\.name), upTo: 4)). "
      + "In a `List` they are \(siblings.count) rows, in an `HStack` they are side by side, and a modifier on "
      + "`\(type.spokenName)` is applied \(times(siblings.count)). "
      + "A `Group` keeps this behaviour and makes it explicit; a stack gives `\(type.spokenName)` its own layout."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    let layout = context.layout
    guard let content = contentToWrap(block, from: first.node, layout) else { return [] }
    var rewrites: [Rewrite] = []
    if !context.resolver.declares("VStack", at: block.range.lowerBound) {
      // In a stack, an `if` among the views may be one that `conditional_view` reports.
      rewrites.append(
        Rewrite(
          title: "Wrap the views in a `VStack`, so that they always stack vertically", level: .suggested,
          edits: layout.wrapping(content, in: "VStack", block: block),
          postconditions: [
            .staysSilent(rule: Rule.conditionalView.id, in: block.range), isNotTooDeep(block),
          ]))
    }
    if !context.resolver.declares("Group", at: block.range.lowerBound) {
      rewrites.append(
        Rewrite(
          title: "Wrap the views in a `Group`: parents go on arranging them one by one", level: .suggested,
          edits: layout.wrapping(content, in: "Group", block: block),
          postconditions: [isNotTooDeep(block)]))
    }
    return rewrites
  }

  /// The wrapper's closure is one more around those in the views.
  private func isNotTooDeep(_ block: Node) -> Postcondition {
    .staysSilent(rule: Rule.heavyExpression.id, in: block.range)
  }
}

/// A view or branch at the root of a body.
private struct Sibling {
  let node: Node
  /// The view's type, the property's or function's name, `if` or `switch`.
  let name: String
}

/// The views at the block's root; nil where they may well be meant to be a list.
private func rootViews(in block: Node, _ step: Profile, _ resolver: ViewResolver) -> [Sibling]? {
  var siblings: [Sibling] = []
  // How many of the views may be absent: where all may, the caller has arranged for any number of them.
  var options = 0
  for item in resolver.items(of: block) {
    switch item {
    case .declaration: continue
    case .ifConfig, .other: return nil
    case .conditional(let conditional):
      // `if isOn {}` reads a value, and shows nothing.
      if conditional.blocks.allSatisfy({ $0.statements.isEmpty }) { continue }
      if !conditional.isExhaustive { options += 1 }
      siblings.append(Sibling(node: conditional.node, name: "if"))
    case .selection(let selection):
      siblings.append(Sibling(node: selection.node, name: "switch"))
    case .view(let view):
      if view.modifiers.contains(where: \.isConditional) { return nil }
      let name = view.typeName?.text ?? view.rootCall?.name?.text ?? view.root.shortText
      siblings.append(Sibling(node: view.node, name: name))
    }
  }
  if step == .all { return siblings }
  if options == siblings.count || isListByDesign(siblings.map(\.node), resolver) { return nil }
  return siblings
}

/// Whether the type's name says that it is a part of a list, a form or a menu, which arrange what is in it.
private func isNamedAsParts(_ type: TypeModel) -> Bool {
  guard let name = type.declaration.name else { return false }
  if name.hasSuffix("Section") || name.hasSuffix("Sections") || name.hasSuffix("Rows")
    || name.hasSuffix("Items")
    || name.hasSuffix("Fields") || name.hasSuffix("Options") || name.hasSuffix("Controls")
    || name.hasSuffix("Buttons") || name.hasSuffix("Commands") || isNamedAsFormRow(name)
  {
    return true
  }
  return name.contains("Menu")
}

/// Whether the views are parts that only the surrounding container can arrange (a section, rows of a `ForEach`), or
/// nothing but items of a menu or rows of a form. Branches are looked into.
private func isListByDesign(_ roots: [Node], _ resolver: ViewResolver) -> Bool {
  var areMenuItems = true
  var areFormRows = true
  var pending = roots
  while let node = pending.popLast() {
    if let conditional = IfExpr(node) {
      pending += conditional.blocks.flatMap(\.statements).compactMap(\.firstChild)
    } else if let selection = SwitchExpr(node) {
      pending += selection.cases.flatMap(\.statements).compactMap(\.firstChild)
    } else if node.kind.isExpression {
      let view = ViewExpression(node)
      let type = view.typeName
      let traits = resolver.declaredEntry(type)?.traits ?? []
      // It says itself that it is the row of a list.
      if view.modifiers.contains(where: { $0.name?.hasPrefix("listRow") == true }) { return true }
      if type == "GridRow" || type?.hasSuffix("Section") == true { return true }
      if !traits.contains(.control), !isNamedAsFormRow(type) { areFormRows = false }
      if traits.contains(.notView) || traits.isSuperset(of: [.transparent, .iterates]) { return true }
      if !Vocabulary.menuItems.contains(type), type?.hasSuffix("Button") != true { areMenuItems = false }
    }
  }
  return areMenuItems || areFormRows
}

/// Whether a view of the name is one line of a form or a list.
private func isNamedAsFormRow(_ type: Name?) -> Bool {
  guard let type else { return false }
  return type == "LabeledContent" || type == "DisclosureGroup" || type.hasSuffix("Toggle")
    || type.hasSuffix("Picker") || type.hasSuffix("Field") || type.hasSuffix("Stepper")
    || type.hasSuffix("Slider")
    || type.hasSuffix("Control")
}

/// What goes into the container: from the first view (and the comments above it) to the block's end. The
/// declarations before the first view stay outside. Nil where the lines don't allow it.
private func contentToWrap(_ block: Node, from first: Node, _ layout: Layout) -> Range<Int>? {
  guard block.range.count > 2, !block.hasError else { return nil }
  var start = block.range.lowerBound + 1
  for statement in block.statements where statement.range.upperBound <= first.range.lowerBound {
    start = max(start, statement.range.upperBound)
  }
  let end = block.range.upperBound - 1
  if layout.isOneLine(block.range) {
    let content = layout.trimmed(start..<end)
    return content.lowerBound == first.range.lowerBound ? content : nil
  }
  // A comment after `{` or after a declaration, on the same line, belongs to that line.
  let lineEnd = layout.lineEnd(of: start)
  guard lineEnd < first.range.lowerBound else { return nil }
  let content = layout.trimmed(lineEnd..<end)
  guard layout.startsLine(content.lowerBound), layout.startsLine(end),
    layout.indentation(at: content.lowerBound) == layout.indentation(at: first.range.lowerBound)
  else { return nil }
  return content
}

extension Layout {
  /// The edit that puts the range, the end of a block's content, into a container of its own: one line stays one
  /// line, several lines go one level in.
  fileprivate func wrapping(_ content: Range<Int>, in container: String, block: Node) -> [TextEdit] {
    if isOneLine(block.range) {
      return [TextEdit(range: content, newText: "\(container) { \(tree.text(content)) }")]
    }
    let outer = indentation(at: content.lowerBound)
    let inner = outer + indentationUnit
    let lines = reindented(content, from: outer, to: inner)
    return [
      TextEdit(
        range: content,
        newText: container + " {" + lineEnding + inner + lines + lineEnding + outer + "}")
    ]
  }
}
