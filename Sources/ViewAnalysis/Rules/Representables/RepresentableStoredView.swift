extension Rule {
  package static let representableStoredView = Rule(
    id: "representable_stored_view", severity: .warning, profile: .recommended, family: .representables,
    title: "Platform view stored in a representable",
    summary: "A representable creates a UIKit or AppKit view in the initial value of a property.",
    why: """
      A representable is a value, like any SwiftUI view: SwiftUI recreates it whenever the body of its \
      parent is evaluated. A platform view in a stored property is created each time, but SwiftUI shows \
      only the first one, and a call to a method of the property reaches a view that isn't on the \
      screen.
      """,
    remedy: """
      Create the platform view in `makeUIView(context:)` or its AppKit or controller counterpart, which \
      SwiftUI calls once for as long as the view exists. Keep other objects that have to live as long in \
      the `Coordinator`.
      """,
    silentOn: [
      "A view that the caller creates and passes in.",
      "Static properties, and properties with a wrapper.",
      "Properties of the `Coordinator`, which lives as long as the platform view.",
    ],
    keepIf: ["The representable itself is created only once, and other code has to reach the view."],
    sources: [Citation(.viewStructure, section: "UIViewRepresentable Essentials")],
    examples: [
      Example(
        bad: """
          import SwiftUI
          import UIKit

          struct BusyIndicator: UIViewRepresentable {
            let isBusy: Bool
            private let indicator = UIActivityIndicatorView()

            func makeUIView(context: Context) -> UIActivityIndicatorView {
              indicator.isHidden = false
              return indicator
            }

            func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
              if isBusy { view.startAnimating() } else { view.stopAnimating() }
            }
          }
          """,
        good: """
          import SwiftUI
          import UIKit

          struct BusyIndicator: UIViewRepresentable {
            let isBusy: Bool

            func makeUIView(context: Context) -> UIActivityIndicatorView {
              let indicator = UIActivityIndicatorView()
              indicator.isHidden = false
              return indicator
            }

            func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
              if isBusy { view.startAnimating() } else { view.stopAnimating() }
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [.structDecl],
    check: { node, context in
      let resolver = context.resolver
      guard let type = context.file.type(declaredBy: node), resolver.isRepresentable(type) else { return }
      for property in type.storedProperties {
        guard let view = StoredPlatformView(property, of: type, resolver) else { continue }
        context.report(at: view.name.range, subject: property.binding.node, message: view.message)
      }
    },
    explain: { node, context in StoredPlatformView(node, context)?.reason(context) ?? "" },
    rewrites: { node, context in StoredPlatformView(node, context)?.rewrites(context) ?? [] })
}

/// A stored property that makes a platform view.
private struct StoredPlatformView {
  private let property: Property
  private let type: TypeModel
  /// The property's name.
  let name: Name
  /// The name of the platform view's type.
  private let view: Name
  /// The representable's `make…` function.
  private let make: FunctionDecl?

  /// The node of the property's binding.
  init?(_ node: Node, _ context: RuleContext) {
    guard let binding = PatternBinding(node), let variable = VariableDecl(node.parent),
      let type = context.file.enclosingType(of: node)
    else { return nil }
    self.init(Property(variable: variable, binding: binding), of: type, context.resolver)
  }

  init?(_ property: Property, of type: TypeModel, _ resolver: ViewResolver) {
    guard property.variable.node.attributes.isEmpty, let name = property.name,
      let value = property.initialValue, let view = platformView(madeBy: value, as: property.type, resolver)
    else { return nil }
    self.property = property
    self.type = type
    self.name = name
    self.view = view
    make = resolver.makeFunction(of: type)
  }

  private var maker: String {
    make?.name.map { "`\($0.text)(context:)`" } ?? "the representable's `make…` function"
  }

  var message: String {
    "`\(name.text)` creates a new `\(view.text)` each time SwiftUI recreates `\(type.spokenName)`, and only "
      + "the first is shown. Create it in \(maker)."
  }

  func reason(_ context: RuleContext) -> String {
    "SwiftUI recreates `\(type.spokenName)` whenever its parent is updated, and `\(name.text)` gets a new "
      + "`\(view.text)` each time. "
      + (move(context) == nil
        ? "If other code than \(maker) needs `\(name.text)`, keep it in a `Coordinator`, or use the view that the "
          + "update method receives."
        : "Only \(maker) reads `\(name.text)`, so it can be a local constant there.")
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard let move = move(context) else { return [] }
    return [
      Rewrite(
        title: "Create `\(name.text)` in \(maker), once for each view on the screen", level: .suggested,
        edits: move.edits)
    ]
  }

  private func move(_ context: RuleContext) -> MoveIntoMake? {
    make.flatMap { MoveIntoMake(property, of: type, into: $0, context) }
  }
}

extension TypeModel {
  fileprivate func property(named name: String) -> Property? { properties.first { $0.name?.text == name } }
}

/// The name of the platform view that the initial value makes: `MKMapView()`, `.init()`, `{ … }()`.
private func platformView(madeBy value: Node, as type: Node?, _ resolver: ViewResolver) -> Name? {
  guard let call = FunctionCall(value) else { return nil }
  if let made = call.constructedType { return resolver.isPlatformView(made) ? made : nil }
  let isInit = call.callee?.kind == .memberAccessExpr && call.base == nil && call.name == "init"
  guard call.callee?.kind == .closureExpr || isInit, let name = type?.typeName,
    resolver.isPlatformView(name)
  else { return nil }
  return name
}

/// Moves a stored property into the function that makes the platform view, as a local constant.
private struct MoveIntoMake {
  let edits: [TextEdit]

  /// Nil where anything else may read the property.
  init?(_ property: Property, of type: TypeModel, into make: FunctionDecl, _ context: RuleContext) {
    let layout = context.layout
    let tree = context.tree
    let declaration = property.variable.node
    guard property.variable.bindings.count == 1, !property.binding.isComputed, let name = property.name,
      let value = property.initialValue, let body = make.body, let item = declaration.parent,
      property.binding.accessorBlock == nil, property.isLet || property.access == .private,
      Self.isHidden(property, type, context), item.parent?.parent?.kind != .ifConfigClause,
      layout.isAloneOnLines(item.range)
    else { return nil }
    let removal = layout.removal(of: item.range)
    // A comment above or beside the property would be left without it.
    guard !layout.hasComment(removal), !Self.hasCommentAbove(item, layout) else { return nil }

    let text = name.text
    var edits: [TextEdit] = []
    var uses = 0
    var onlyUse: Node?
    for index in tree.tokens.indices {
      let token = tree.tokens[index]
      let range = Int(token.start)..<Int(token.end)
      guard token.start < token.end, tree.hasText(text, in: range), !declaration.tokenRange.contains(index)
      else { continue }
      switch Self.meaning(of: tree.innermostNode(at: range.lowerBound), name: text, type, body, context.file)
      {
      case .other: continue
      case .unknown: return nil
      case .property(let whole):
        uses += 1
        onlyUse = whole
        if whole.range.lowerBound < range.lowerBound {
          // `self.` goes.
          edits.append(TextEdit(range: whole.range.lowerBound..<range.lowerBound, newText: ""))
        }
      }
    }
    guard uses > 0, let first = body.statements.first else { return nil }
    let removed = TextEdit(range: Self.withBlankLine(removal, layout), newText: "")
    if let onlyUse, body.onlyExpression?.id == onlyUse.id {
      // Nothing happens to it: the value itself replaces it.
      let annotation = property.type?.text
      let text = annotation.map { value.text.hasPrefix(".init") ? $0 + value.text.dropFirst(5) : value.text }
      edits = [removed, TextEdit(range: onlyUse.range, newText: text ?? value.text)]
    } else {
      guard layout.startsLine(first.range.lowerBound) else { return nil }
      let indentation = layout.indentation(at: first.range.lowerBound)
      let local =
        "let "
        + layout.reindented(
          property.binding.node.range, from: layout.indentation(at: declaration.range.lowerBound),
          to: indentation)
      let start = layout.lineStart(of: first.range.lowerBound)
      // Before the comment that belongs to the first statement.
      let insertion = Swift.max(
        layout.nextLineStart(of: body.range.lowerBound),
        Swift.min(
          start,
          layout.comments(in: body.range.lowerBound..<start).first.map {
            layout.lineStart(of: $0.range.lowerBound)
          } ?? start))
      edits.append(TextEdit(range: insertion..<insertion, newText: indentation + local + layout.lineEnding))
      edits.append(removed)
    }
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private enum Meaning {
    /// The property, with the whole expression that names it: `map`, `self.map`.
    case property(Node)
    /// Something else of the same name.
    case other
    case unknown
  }

  /// What the name means at the node.
  private static func meaning(
    of node: Node, name: String, _ type: TypeModel, _ body: Node, _ file: FileModel
  ) -> Meaning {
    // A label of an argument.
    if node.kind == .labeledExpr { return .other }
    let access = MemberAccess(node.parent).flatMap { $0.base?.id == node.id ? nil : $0 }
    let isOnSelf = access?.base?.isReference(to: "self") == true
    let around = file.enclosingType(of: node)
    let isInType =
      around.map {
        $0.qualifiedName == type.qualifiedName || $0.qualifiedName.hasPrefix(type.qualifiedName + ".")
      } ?? false
    if access == nil || isOnSelf {
      if !isInType { return .other }
      // A parameter of the function hides the property.
      if access == nil, hidesProperty(name, around: node) { return .other }
      guard around?.qualifiedName == type.qualifiedName, node.kind == .declReferenceExpr, body.contains(node)
      else {
        return .unknown
      }
      return .property(access?.node ?? node)
    }
    return body.contains(node) || !isInType && type.property(named: name)?.access == .private
      ? .other : .unknown
  }

  private static func hidesProperty(_ name: String, around node: Node) -> Bool {
    var current: Node? = node
    while let ancestor = current {
      if FunctionDecl(ancestor)?.parameters.contains(where: { $0.name?.text == name }) == true { return true }
      if TypeDecl.isKind(ancestor.kind) { return false }
      current = ancestor.parent
    }
    return false
  }

  /// Whether no other file can read the property.
  private static func isHidden(_ property: Property, _ type: TypeModel, _ context: RuleContext) -> Bool {
    let levels = [property.access, type.node.access]
    if levels.contains(where: { $0 == .private || $0 == .fileprivate }) { return true }
    return context.workspace.fileCount <= 1 && !levels.contains { $0.map { $0 > .internal } ?? false }
  }

  private static func hasCommentAbove(_ item: Node, _ layout: Layout) -> Bool {
    let start = layout.lineStart(of: item.range.lowerBound)
    guard start > 0 else { return false }
    let above = layout.lineStart(of: start - 1)
    return layout.hasComment(above..<start)
  }

  /// The lines to remove, with the blank line after them where there is one before them, too, or where they are
  /// the first of their block.
  private static func withBlankLine(_ removal: Range<Int>, _ layout: Layout) -> Range<Int> {
    let next = layout.nextLineStart(of: removal.upperBound)
    guard removal.upperBound < next, layout.endsLine(removal.upperBound), removal.lowerBound > 0 else {
      return removal
    }
    let above = layout.lineStart(of: removal.lowerBound - 1)
    let isBlank = layout.endOfWhitespace(from: above) >= layout.lineEnd(of: above)
    let opens = layout.tree.text(above..<layout.lineEnd(of: above)).hasSuffix("{")
    return isBlank || opens ? removal.lowerBound..<next : removal
  }
}
