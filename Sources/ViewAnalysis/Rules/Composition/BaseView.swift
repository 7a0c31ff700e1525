extension Rule {
  package static let baseView = Rule(
    id: "base_view", severity: .information, profile: .recommended, family: .composition,
    title: "View named as a base for others",
    summary: "A view is named as a base for others, but gives them no place to put views of their own.",
    why: """
      Views are structs, and no struct inherits from another. A `BaseRow` that fixes all of its content \
      can't be extended: whoever needs the same row with an icon copies it, or adds a Boolean for every variant.
      """,
    remedy: """
      Give it slots, which are generic views that it takes from view builders. Each variant is then a view \
      that fills them, and the shared part stays in one place.
      """,
    silentOn: [
      """
      A view that takes content from its callers, in a generic parameter, a view builder or an `AnyView`, \
      whatever its name.
      """,
      """
      A view whose name begins with that of the data it shows, such as `BaseItemRow` for a `BaseItem`.
      """,
      "In `recommended` and `strict`: a view that fewer than two views use, and one that shows a single view.",
    ],
    keepIf: [
      "The name means something else than a base for other views."
    ],
    sources: [Citation(.composition)],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct BaseRow: View {
            let title: String

            var body: some View {
              HStack {
                Text(title)
                  .font(.headline)
                Spacer()
              }
              .padding()
            }
          }

          struct SettingsView: View {
            var body: some View {
              BaseRow(title: "Account")
            }
          }
          """,
        good: """
          import SwiftUI

          struct BaseRow<Leading: View, Trailing: View>: View {
            let title: String
            @ViewBuilder let leading: Leading
            @ViewBuilder let trailing: Trailing

            var body: some View {
              HStack {
                leading
                Text(title)
                  .font(.headline)
                Spacer()
                trailing
              }
              .padding()
            }
          }

          struct SettingsView: View {
            var body: some View {
              BaseRow(title: "Account") { EmptyView() } trailing: { EmptyView() }
            }
          }
          """)
    ],
    rewriteLevels: [.refactor], kinds: [.structDecl],
    check: { node, context in
      guard let base = SlotlessBase(node, context) else { return }
      context.report(at: base.type.declaration.nameRange, subject: node, message: base.message)
    },
    explain: { node, context in
      guard let base = SlotlessBase(node, context) else { return "" }
      return base.reason + base.rewrite(context).note
    },
    rewrites: { node, context in SlotlessBase(node, context)?.rewrite(context).rewrites ?? [] })
}

/// A view type that is named as a base, without a slot for views.
private struct SlotlessBase {
  let type: TypeModel
  /// The part of the name that says so: `Base`.
  private let word: String

  init?(_ node: Node, _ context: RuleContext) {
    guard let type = context.file.type(declaredBy: node), let word = Self.word(in: type.name),
      context.resolver.isView(type), type.body != nil, !type.hasSlot,
      !context.resolver.roles(of: type).contains(.representable), !type.isNamedAfterItsData,
      context.step == .all || Self.arrangesViews(type, context) && Self.isBuiltUpon(type, context)
    else { return nil }
    self.type = type
    self.word = word
  }

  /// Whether its body has a place for more views than the one that it shows.
  private static func arrangesViews(_ type: TypeModel, _ context: RuleContext) -> Bool {
    guard let block = type.body?.getter else { return false }
    return block.onlyExpression.map { ViewExpression($0).typeName == nil } ?? true
      || context.resolver.measure(block).countWithHelpers > 1
  }

  /// Whether several other views give it values and show it.
  private static func isBuiltUpon(_ type: TypeModel, _ context: RuleContext) -> Bool {
    let takesValues = type.storedProperties.contains { property in
      (property.initialValue == nil || !property.isLet) && property.wrapper.map { $0.role == .input } ?? true
    }
    guard takesValues else { return false }
    var users = 0
    for (file, references) in context.workspace.references(to: type.name) {
      let made = references.filter { $0.kind == .name && !$0.isInPreview }
      if file == context.resolver.fileName {
        let types = made.compactMap {
          context.file.enclosingType(atOffset: $0.range.lowerBound)?.qualifiedName
        }
        users += Set(types).subtracting([type.qualifiedName]).count
      } else if !made.isEmpty {
        users += 1
      }
    }
    return users > 1
  }

  /// `Base` in `BaseRow` and `RowBase`, not in `Baseline` or `DatabaseRow`.
  private static func word(in name: String) -> String? {
    for word in ["Base", "Abstract"] where name.hasPrefix(word) {
      let next = name.dropFirst(word.count).first
      if next == nil || next?.isUppercase == true || next == "_" { return word }
    }
    return name.hasSuffix("Base") ? "Base" : nil
  }

  var message: String {
    "`\(type.spokenName)` is named as a base for other views, but a struct can't be extended, and it has no place for "
      + "their content. Give it slots: generic views that it takes from view builders."
  }

  var reason: String {
    "The name of `\(type.spokenName)` says \(word == "Base" ? "“base”" : "“abstract”"), and no property of it is a view "
      + "that a caller passes."
  }

  // MARK: The refactoring

  func rewrite(_ context: RuleContext) -> Result<Rewrite, Obstacle> {
    Result { () throws(Obstacle) in try refactoring(context) }
  }

  private func refactoring(_ context: RuleContext) throws(Obstacle) -> Rewrite {
    let layout = context.layout
    guard let (root, closure) = rootStack else {
      throw Obstacle("the body of `\(type.spokenName)` is not one `HStack` or `VStack`.")
    }
    let names = root.isPlainCall(of: "HStack") ? ["leading", "trailing"] : ["top", "bottom"]
    let slots = names.map { (name: $0, parameter: $0.prefix(1).uppercased() + $0.dropFirst()) }
    if let other = type.declaration.inheritedTypes.first(where: { !$0.isNamedType("View") }) {
      throw Obstacle("`\(type.spokenName)` conforms to `\(other.text)`, too.")
    }
    try checkNames(slots, context)
    let uses = try context.uses(ofTypeOnlyMade: type, allowsExtensions: true)
    guard !uses.initializers.contains(where: \.isInExtension) else {
      throw Obstacle("an extension of `\(type.spokenName)` has an initializer.")
    }
    // A generic type has no static stored properties.
    for (_, facts) in uses.declarations {
      if let property = facts.properties.first(where: { $0.isStatic && $0.isStored }) {
        throw Obstacle("`\(type.spokenName)` has the static property `\(property.name)`.")
      }
    }
    var edits = try ViewSlots(type: type, slots: slots, layout: layout).edits()
    edits += try statements(in: closure, names, layout)
    for use in uses.calls {
      edits.append(try edit(use, names, context))
    }
    try checkNesting(uses.calls)
    return Rewrite(
      title: "Give `\(type.spokenName)` the slots `\(names.joined(separator: "` and `"))`", level: .refactor,
      edits: edits.sortedByFile)
  }

  /// The stack that is the root of the body, and its content.
  private var rootStack: (FunctionCall, Closure)? {
    guard let root = type.body?.getter?.onlyExpression.map({ ViewExpression($0) })?.rootCall,
      root.isPlainCall(of: "HStack") || root.isPlainCall(of: "VStack"), let closure = root.content,
      closure.signature == nil
    else { return nil }
    return (root, closure)
  }

  private func checkNames(_ slots: [(name: String, parameter: String)], _ context: RuleContext)
    throws(Obstacle)
  {
    for id in type.node.subtree {
      let node = context.tree.node(id)
      for slot in slots {
        if node.kind == .identifierType, node.firstName?.text == slot.parameter {
          throw Obstacle("`\(slot.parameter)` names a type in `\(type.spokenName)`.")
        }
        if node.kind == .declReferenceExpr, !node.isMemberName, node.firstName?.text == slot.name {
          throw Obstacle("`\(slot.name)` is used in `\(type.spokenName)`.")
        }
      }
    }
  }

  private func statements(in closure: Closure, _ names: [String], _ layout: Layout) throws(Obstacle)
    -> [TextEdit]
  {
    let range = closure.node.range
    guard range.count >= 2, let leading = names.first, let trailing = names.last else { return [] }
    let content = layout.trimmed(range.lowerBound + 1..<range.upperBound - 1)
    if layout.isOneLine(range) {
      guard !layout.hasComment(range) else {
        throw Obstacle("a comment in `\(type.spokenName)` would be lost.")
      }
      let inner = layout.indentation(at: range.lowerBound) + layout.indentationUnit
      let lines = [leading, layout.tree.text(content), trailing].filter { !$0.isEmpty }
      return [
        TextEdit(
          range: range,
          newText: "{" + lines.map { layout.lineEnding + inner + $0 }.joined() + layout.lineEnding
            + layout.indentation(at: range.lowerBound) + "}")
      ]
    }
    guard layout.startsLine(content.lowerBound) else {
      throw Obstacle("the stack's content begins on its first line.")
    }
    let indentation = layout.indentation(at: content.lowerBound)
    return [
      TextEdit(
        range: content.lowerBound..<content.lowerBound, newText: leading + layout.lineEnding + indentation),
      TextEdit(
        range: content.upperBound..<content.upperBound, newText: layout.lineEnding + indentation + trailing),
    ]
  }

  // MARK: Uses

  /// The use with empty slots.
  private func edit(
    _ use: InitializerCall, _ names: [String], _ context: RuleContext
  ) throws(Obstacle) -> TextEdit {
    let node = use.call.node
    if use.initializer == nil || use.source.tree.hasError(inTokens: node.tokenRange) {
      throw Obstacle("no initializer of `\(type.spokenName)` fits the call", at: node.range, in: use.source)
    }
    let file = context.editName(of: use.source)
    let hasClosure = node.children.contains { $0.kind == .closureExpr }
    var slots = names.map { "\($0): { EmptyView() }" }
    if !hasClosure, !slots.isEmpty { slots[0] = "{ EmptyView() }" }
    let text = " " + slots.joined(separator: " ")
    // A trailing closure makes empty parentheses needless.
    if !hasClosure, let parentheses = use.call.parentheses, use.call.arguments.isEmpty,
      !context.layout(of: use.source).hasComment(parentheses)
    {
      return TextEdit(file: file, range: parentheses, newText: text)
    }
    guard !node.isInCondition else {
      throw Obstacle("`\(type.spokenName)` is created in a condition", at: node.range, in: use.source)
    }
    return TextEdit(file: file, range: node.range.upperBound..<node.range.upperBound, newText: text)
  }

  private func checkNesting(_ calls: [InitializerCall]) throws(Obstacle) {
    for use in calls
    where use.source.tree == type.node.tree && type.node.contains(use.call.node) {
      throw Obstacle("`\(type.spokenName)` creates itself", at: use.call.node.range, in: use.source)
    }
  }
}

extension TypeModel {
  /// Whether its name begins with that of a type whose value it shows, as that of `BaseItemRow` for a `BaseItem`.
  fileprivate var isNamedAfterItsData: Bool {
    storedProperties.contains { property in
      guard
        let shown = property.type?.typeName?.text
          ?? property.initialValue.flatMap({ FunctionCall($0)?.name?.text })
      else { return false }
      return shown.hasPrefix("Base") && name.hasPrefix(shown)
    }
  }

  /// Whether callers can hand views to it: a generic view, a view builder, an `AnyView`, a closure that gives a view,
  /// a style's configuration, whose label is the caller's.
  fileprivate var hasSlot: Bool {
    !viewParameters.isEmpty
      || properties.contains { property in
        guard !property.variable.isStatic, property.isStored else { return false }
        if property.variable.node.builderAttribute != nil { return true }
        guard let declared = property.type else { return false }
        let result = declared.asFunctionType?.functionTypeResult ?? declared
        return result.isNamedType("AnyView") || result.namesProtocol("View")
          || result.typeName.map { Vocabulary.styleConfigurations.contains($0) } ?? false
      }
      || initializers.contains { $0.parameters.contains { $0.node.builderAttribute != nil } }
  }
}

extension Node {
  /// Whether the node stands in the condition of an `if`, `guard`, `while` or `switch`, where no trailing closure can.
  fileprivate var isInCondition: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .conditionElement: return true
      case .codeBlockItem, .closureExpr: return false
      default: continue
      }
    }
    return false
  }
}
