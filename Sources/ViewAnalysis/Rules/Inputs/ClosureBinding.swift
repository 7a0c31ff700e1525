extension Rule {
  package static let closureBinding = Rule(
    id: "closure_binding", severity: .hint, profile: .strict, family: .inputs,
    title: "Binding built from closures",
    summary: "A `Binding(get:set:)` only reads and writes a property that has a binding of its own.",
    why: """
      `Binding(get:set:)` creates two closures each time the body is evaluated, and SwiftUI can't tell \
      whether they are the same as before. The binding that the property's wrapper gives, \
      `$settings.volume`, can be compared.
      """,
    remedy: "Pass the binding of the property: `$settings.volume`.",
    silentOn: [
      "A binding that converts the value, checks it or does anything else when it is set.",
      "A binding to a value that has no binding of its own, such as a member of a constant object.",
      """
      In `strict`: a path with a subscript, unless the value's type is the workspace's own. Such a path has no rewrite: \
      not every subscript can be part of a binding.
      """,
      """
      It can't always see whether a property of another file's type can be set: the compiler says so where \
      it can't.
      """,
    ],
    keepIf: ["You are about to do more in the setter than assign, such as check the value or save it."],
    sources: [Citation(.stateManagement, section: "Prefer KeyPath Bindings Over Closure Bindings")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct BookEditor: View {
            @State private var book: Book

            init(book: Book) {
              _book = State(initialValue: book)
            }

            var body: some View {
              TextField("Title", text: Binding(get: { book.title }, set: { book.title = $0 }))
            }
          }
          """,
        good: """
          import SwiftUI

          struct BookEditor: View {
            @State private var book: Book

            init(book: Book) {
              _book = State(initialValue: book)
            }

            var body: some View {
              TextField("Title", text: $book.title)
            }
          }
          """)
    ],
    rewriteLevels: [.safe], kinds: [.functionCallExpr], callees: ["Binding"],
    check: { node, context in
      guard let binding = ClosureBinding(node, context) else { return }
      context.report(at: binding.nameRange, subject: node, message: binding.message)
    },
    explain: { node, context in ClosureBinding(node, context)?.reason ?? "" },
    rewrites: { node, context in ClosureBinding(node, context)?.rewrites(context) ?? [] })
}

/// A `Binding(get:set:)` whose closures read and write one path of a property.
private struct ClosureBinding {
  private let call: FunctionCall
  private let property: Property
  /// The path that the binding reads, `self` included if it is written.
  private let path: Node

  init?(_ node: Node, _ context: RuleContext) {
    guard let call = FunctionCall(node), call.isPlain, call.name == "Binding",
      !context.resolver.declares("Binding", at: node.range.lowerBound),
      let closures = call.getAndSet, closures.get.signature == nil,
      let path = closures.get.node.onlyExpression, let root = path.pathRoot,
      closures.set.assigns(path),
      let type = context.file.enclosingType(of: node),
      let property = context.resolver.members(of: context.resolver.mainType(of: type)).property(root.text),
      let wrapper = property.wrapper?.name, Self.wrappers.contains(wrapper),
      context.step == .all || !path.contains([.subscriptCallExpr]) || property.hasOwnSubscript(context),
      !context.resolver.shadows(root, at: node), !context.resolver.goesThroughConstant(path)
    else { return nil }
    self.call = call
    self.property = property
    self.path = path
  }

  /// Wrappers whose `$name` is a binding, or gives bindings to the object's properties.
  private static let wrappers: NameSet = [
    "State", "Binding", "Bindable", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage",
    "SceneStorage",
  ]

  /// Those whose `$name` is no binding itself.
  private static let objectWrappers: NameSet = [
    "Bindable", "StateObject", "ObservedObject", "EnvironmentObject",
  ]

  var nameRange: Range<Int> { call.name?.range ?? call.node.range }

  private var binding: String {
    let text = path.text
    return "$" + (text.hasPrefix("self.") ? String(text.dropFirst(5)) : text)
  }

  var message: String {
    "This `Binding` only reads and writes `\(path.shortText)`. Pass `\(shortBinding)` instead, which SwiftUI can compare."
  }

  private var shortBinding: String {
    let text = path.shortText
    return "$" + (text.hasPrefix("self.") ? String(text.dropFirst(5)) : text)
  }

  var reason: String {
    "Both closures use the same path, and `\(property.name?.text ?? "")` has a binding of its own. The two closures of "
      + "`Binding(get:set:)` are new each time the body is evaluated."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard !path.contains([.subscriptCallExpr]), context.layout.isOneLine(path.range),
      !context.layout.hasComment(call.node.range), !mayConvert,
      call.callee?.kind == .declReferenceExpr
    else { return [] }
    let isWhole = path.kind == .declReferenceExpr || MemberAccess(path)?.base?.isReference(to: "self") == true
    if isWhole, let wrapper = property.wrapper?.name, Self.objectWrappers.contains(wrapper) { return [] }
    return [
      Rewrite(
        title: "Pass `\(shortBinding)`", level: .safe,
        edits: [TextEdit(range: call.node.range, newText: binding)])
    ]
  }

  /// Whether the closures may convert between `Double` and `CGFloat`, which a binding doesn't.
  private var mayConvert: Bool {
    if let type = property.type?.typeName { return type == "CGFloat" || type == "Double" }
    guard let value = property.initialValue else { return false }
    return value.kind == .floatLiteralExpr || FunctionCall(value)?.constructedType == "CGFloat"
  }
}

extension ViewResolver {
  /// Whether the name means a local value or a parameter for the node, and no property of the type.
  fileprivate func shadows(_ name: Name, at node: Node) -> Bool {
    var member = node
    while let parent = member.parent, parent.kind != .memberBlockItem { member = parent }
    return localNames(in: member).shadow(name.text, at: node)
  }

  /// Whether a step of the path, its last name left out, is a constant of a type: `$model.text.value` needs a variable `text`.
  fileprivate func goesThroughConstant(_ path: Node) -> Bool {
    var base = MemberAccess(path)?.base ?? path.firstChild
    while let current = base, let access = MemberAccess(current) {
      if property(readBy: current)?.isLet == true { return true }
      base = access.base
    }
    return false
  }

  /// The type's own declaration, for one of its extensions in the file.
  fileprivate func mainType(of type: TypeModel) -> TypeModel {
    type.isExtension ? file.declarations(of: type).first { !$0.isExtension } ?? type : type
  }
}

extension Property {
  /// Whether a subscript of its value is one that the workspace writes for the type. A binding by an index of an array reads
  /// it when the element may be gone; closures can be written to survive that.
  fileprivate func hasOwnSubscript(_ context: RuleContext) -> Bool {
    guard let type = type?.typeName else { return false }
    return !context.workspace.typeDeclarations(named: type.text).isEmpty
  }
}

extension FunctionCall {
  /// The closures of `Binding(get: { … }, set: { … })` and `Binding { … } set: { … }`.
  fileprivate var getAndSet: (get: Closure, set: Closure)? {
    let closures = self.closures
    guard closures.count == 2, node.children.count == 3, closures[1].label == "set",
      closures[0].label == "get" || closures[0].label == nil
    else { return nil }
    return (closures[0].closure, closures[1].closure)
  }
}

extension Closure {
  /// Whether the closure does nothing but assign its only parameter to the path.
  fileprivate func assigns(_ path: Node) -> Bool {
    guard let statement = node.onlyStatement, statement.kind == .sequenceExpr else { return false }
    let parts = Array(statement.children)
    guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[0].hasSameTokens(as: path) else {
      return false
    }
    if captureClause != nil { return false }
    if signature != nil {
      let names = parameterNames
      return names.count == 1 && names.allSatisfy { parts[2].isName($0) }
    }
    return parts[2].isReference(to: "$0")
  }
}

extension Node {
  /// The first name of a path of members and subscripts, `self` left out; nil for anything else.
  fileprivate var pathRoot: Name? {
    var node = self
    while true {
      switch node.kind {
      case .declReferenceExpr:
        guard node.tokenRange.count == 1, let name = node.firstName, !name.isCapitalized, !name.hasPrefix("$")
        else { return nil }
        return name
      case .memberAccessExpr:
        guard let access = MemberAccess(node), let base = access.base, let name = access.name, !name.isNumber
        else {
          return nil
        }
        if base.isReference(to: "self") { return name }
        node = base
      case .subscriptCallExpr:
        // `$value[keyPath: path]` is asked of the binding itself.
        guard let inner = node.firstChild,
          !node.children.contains(where: { Argument($0)?.label == "keyPath" })
        else { return nil }
        node = inner
      default: return nil
      }
    }
  }
}

extension Name {
  /// Whether it is the number of a tuple's element.
  fileprivate var isNumber: Bool {
    tree.bytes[range].first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
