extension Rule {
  package static let blanketEquatable = Rule(
    id: "blanket_equatable", severity: .hint, profile: .strict, family: .invalidation,
    title: "Costly or incomplete Equatable conformance",
    summary: "A view is `Equatable` although it has many inputs, or its `==` ignores one of them.",
    why: """
      SwiftUI calls `==` of an `Equatable` view to find out whether its body has to be evaluated again. \
      With many inputs the comparison itself costs time in every update, and if `==` ignores an input, \
      the view keeps showing the old value when only that input changes.
      """,
    remedy: """
      Remove the conformance and pass the view only the values that it shows; SwiftUI compares those \
      itself. Or split the view and make the small, expensive part `Equatable`.
      """,
    details: """
      An `Equatable` conformance pays off where a few small inputs save an expensive body. Each property \
      that is added later has to be added to `==`, too.
      """,
    silentOn: [
      "A `==` that ignores closures: they can't be compared.",
      "A `==` that ignores state, environment values or bindings: SwiftUI tracks these itself.",
      """
      In `strict`: inputs that a written `==` doesn't read don't count, twice as many are allowed if \
      most are numbers, strings and the like, and `==` may ignore an `id`, an object, or a view that the \
      caller passes in, and anything where a comment explains it. A view that is placed with `.equatable()` may compare \
      many inputs.
      """,
    ],
    keepIf: ["You have measured that `==` costs much less than the body that it saves."],
    sources: [Citation(.viewStructure, section: "Notes on Equatable")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct ScoreRow: View, Equatable {
            let player: String
            let points: Int

            nonisolated static func == (a: ScoreRow, b: ScoreRow) -> Bool {
              a.player == b.player
            }

            var body: some View {
              Text("\\(player): \\(points)")
            }
          }
          """,
        good: """
          import SwiftUI

          struct ScoreRow: View {
            let player: String
            let points: Int

            var body: some View {
              Text("\\(player): \\(points)")
            }
          }
          """)
    ],
    options: [
      RuleOption("max_inputs", default: 4, summary: "Maximum number of stored inputs of an `Equatable` view")
    ],
    kinds: [.inheritedType],
    check: { node, context in
      guard let conformance = BlanketConformance(node, context) else { return }
      context.report(
        at: conformance.range, subject: node, message: conformance.message, related: conformance.related)
    },
    explain: { node, context in BlanketConformance(node, context)?.reason ?? "" })
}

/// A view's conformance to `Equatable` that compares too much or too little.
private struct BlanketConformance {
  /// UTF-8 offsets of `Equatable`.
  let range: Range<Int>
  /// The view's name.
  private let view: String
  private let fault: Fault

  private enum Fault {
    case skips([Name])
    case hasManyInputs([Property], limit: Int)
  }

  init?(_ node: Node, _ context: RuleContext) {
    guard let conformance = node.firstChild, conformance.isNamedType("Equatable"),
      let declaration = TypeDecl(node.parent?.parent),
      let type = context.file.type(declaredBy: declaration.node),
      !type.isProtocol, context.resolver.isView(type), !context.file.isInPreview(node)
    else { return nil }
    // Stored properties stand in the type itself; an extension in another file can't tell.
    let parts = context.file.types(qualifiedName: type.qualifiedName).filter { !$0.isProtocol }
    guard let main = parts.first(where: { !$0.isExtension }), !main.declaration.hasBrokenOutline else {
      return nil
    }
    let inputs = main.storedProperties.filter(isInput)
    range = conformance.range
    view = type.name

    let isStrict = context.step == .strict
    let compared =
      isStrict ? inputs.filter { !isContent($0, of: main) && !isIdentity($0, context) } : inputs
    let skipped = skippedInputs(compared, parts)
    if !skipped.isEmpty {
      if isStrict, isExplained(in: parts, context.layout) { return nil }
      fault = .skips(skipped)
      return
    }
    let limit = context.option("max_inputs")
    guard inputs.count > limit,
      !isStrict
        || comparisons(of: inputs, parts) > allowed(limit, inputs) && !isComparedOnPurpose(type, context)
    else { return nil }
    fault = .hasManyInputs(inputs, limit: limit)
  }

  var message: String {
    switch fault {
    case .skips(let inputs):
      "The `==` of `\(view)` ignores \(Self.text(inputs)): when only "
        + (inputs.count == 1 ? "that changes" : "these change")
        + ", SwiftUI may keep showing the old value. "
        + "Compare \(inputs.count == 1 ? "it" : "them"), or remove the conformance."
    case .hasManyInputs(let inputs, _):
      "`\(view)` is `Equatable` with \(inputs.count) inputs, but comparing pays off only for a few small ones. "
        + "Split the view, or remove the conformance."
    }
  }

  var reason: String {
    switch fault {
    case .skips(let inputs):
      "`==` doesn't read \(Self.text(inputs)), which the caller of `\(view)` sets. "
        + "Two values that differ only there count as equal."
    case .hasManyInputs(let inputs, let limit):
      "The inputs are \(listed(inputs.compactMap { $0.name?.text }, upTo: 8)). Comparing more than \(limit) inputs "
        + "rarely costs less than the body that it saves, and an `==` that ignores some of them has to be "
        + "maintained by hand."
    }
  }

  var related: [RelatedLocation] {
    guard case .skips(let inputs) = fault else { return [] }
    return inputs.map { RelatedLocation(range: $0.range, message: "`==` doesn't compare this input") }
  }

  private static func text(_ inputs: [Name]) -> String { listed(inputs.map(\.text), upTo: 4) }
}

/// Whether the property is the view that the caller hands in: views can't be compared.
private func isContent(_ property: Property, of type: TypeModel) -> Bool {
  guard let name = property.type?.typeName else { return false }
  return type.viewParameters.contains { $0.hasSameText(as: name) }
}

/// Whether the property only says which value it is: an `id`, or a reference to an object of the workspace's own.
private func isIdentity(_ property: Property, _ context: RuleContext) -> Bool {
  if property.name == "id" { return true }
  guard let type = property.type?.typeName else { return false }
  return context.resolver.summary(of: type)?.kinds.contains(.classDecl) ?? false
}

/// How many comparisons are cheap enough: of numbers, colours and the like twice as many.
private func allowed(_ limit: Int, _ inputs: [Property]) -> Int {
  let small = inputs.count { property in
    property.type?.typeName.map { smallTypes.contains($0) } ?? (property.initialValue != nil)
  }
  return inputs.count - small > limit ? limit : limit * 2
}

private let smallTypes: NameSet = [
  "Bool", "Int", "Double", "Float", "CGFloat", "CGSize", "CGPoint", "CGRect", "String", "Color", "Font",
  "Weight",
  "Date", "Range", "ClosedRange", "Angle", "Alignment", "EdgeInsets", "UUID", "URL",
]

/// Whether the caller sets the property.
private func isInput(_ property: Property) -> Bool {
  if property.isLet, property.initialValue != nil { return false }
  if let wrapper = property.wrapper { return wrapper.role == .input }
  // A wrapper that isn't SwiftUI's may keep its value anywhere.
  return property.variable.node.attributes.allSatisfy { Vocabulary.viewBuilders.contains($0.attributeName) }
}

/// How many inputs are compared, as far as the text tells: those that a written `==` reads, else all.
private func comparisons(of inputs: [Property], _ parts: [TypeModel]) -> Int {
  for function in parts.flatMap(\.writtenEqualities) {
    if let read = function.readMembersOfParameters { return read.count }
  }
  return inputs.count
}

/// Whether a comment says why the written `==` compares what it does.
private func isExplained(in parts: [TypeModel], _ layout: Layout) -> Bool {
  parts.flatMap(\.writtenEqualities).contains { function in
    let start = layout.startOfComments(before: function.node.range.lowerBound)
    return !layout.comments(in: start..<function.node.range.upperBound).isEmpty
  }
}

/// Whether the workspace places the view with `.equatable()`.
private func isComparedOnPurpose(_ type: TypeModel, _ context: RuleContext) -> Bool {
  context.resolver.typeCalls(of: type)?.contains { use in
    ViewExpression(use.call.node.outermostChain).modifiers.contains { $0.name == "equatable" }
  } ?? false
}

/// The plain inputs that a written `==` doesn't read; none where it may reach them in another way.
private func skippedInputs(_ inputs: [Property], _ parts: [TypeModel]) -> [Name] {
  guard let function = parts.flatMap(\.writtenEqualities).first,
    function.parameters.count == 2, let read = function.readMembersOfParameters
  else { return [] }
  let known = Set(inputs.compactMap { $0.name?.text })
  // Anything computed may stand for any input.
  let stored = Set(parts.flatMap(\.storedProperties).compactMap { $0.name?.text })
  guard !read.isEmpty, read.isSubset(of: known.union(stored)) else { return [] }
  return inputs.filter { isCompared($0) && !read.contains($0.name?.text ?? "") }.compactMap(\.name)
}

/// Whether `==` should read the input: no closure, no binding, no object that SwiftUI follows.
private func isCompared(_ property: Property) -> Bool {
  guard property.wrapper == nil, let type = property.type else { return false }
  if type.asFunctionType != nil || property.initialValue?.kind == .closureExpr { return false }
  // An alias may stand for a closure, and says so at best by its name.
  guard let name = type.typeName else { return type.kind != .tupleType }
  return name != "Binding" && !name.hasSuffix("Action") && !name.hasSuffix("Handler")
    && !name.hasSuffix("Closure") && !name.hasSuffix("Callback") && !name.hasSuffix("Completion")
}
