extension Rule {
  package static let conditionalModifier = Rule(
    id: "conditional_modifier", severity: .warning, profile: .recommended, family: .identity,
    title: "Conditionally applied modifier",
    summary:
      "A `View` extension applies a modifier in one branch of an `if`, which gives the view two identities.",
    why: """
      A helper such as `view.if(condition) { $0.opacity(0.5) }` looks like one view that changes, but \
      its branches have different types, so SwiftUI treats them as two views. When the condition \
      changes, SwiftUI removes one with all of its state (entered text, scroll position, loaded data) \
      and inserts the other, and the change is a cross-fade at best.
      """,
    remedy: """
      Apply the modifier always and let the condition choose its value: `.opacity(condition ? 0.5 : 1)`. \
      Apply an overlay or a background always, too, and move the `if` inside.
      """,
    details: """
      Change one use at a time and check the result, because state that used to be reset is now kept. Since \
      the view stays the same, a change of the modifier's value can animate. A \
      function that shows the view or nothing (`showIf`, `renderedIf`) is an `if` in disguise: hide the view with \
      `opacity`, or write the `if`, which says what happens.
      """,
    silentOn: [
      "Modifiers that take the condition as a value.",
      "Functions that branch without taking a closure from `Self`, unless they show the view or nothing.",
      "Functions that return `Self`, which is one type in both branches.",
      "Uses on a `Text` or an `Image` to which the workspace adds a function of the same name that gives one again.",
      """
      In `recommended` and `strict`: uses whose condition can't change, such as a literal, a value that \
      depends on types alone (the device, the system version), a row's own element, an input that chooses a \
      variant, a constant of an object that the view is given, or a state that no code sets.
      """,
      """
      In `recommended`: uses for which there is no rewrite. `strict` reports those whose condition is a \
      state of the view or of a model, too. Of the uses that show a view or nothing it leaves alone those \
      by the environment, those with a `transition`, rows, toolbar items, dividers and spacers.
      """,
    ],
    keepIf: ["The condition of a use never changes while the view is on screen: that use loses nothing."],
    sources: [
      Citation(.viewStructure, section: "Conditional View Modifier Extensions Break Identity")
    ],
    examples: [
      Example(
        bad: """
          import SwiftUI

          extension View {
            @ViewBuilder
            func applying<Result: View>(when isOn: Bool, change: (Self) -> Result) -> some View {
              if isOn {
                change(self)
              } else {
                self
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct SoldOutBadge: View {
            let isSoldOut: Bool

            var body: some View {
              Text("Sold out")
                .opacity(isSoldOut ? 1 : 0)
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [.functionDecl, .functionCallExpr],
    calleesIn: \.conditionalFunctionNames,
    check: { node, context in
      if let helper = ConditionalHelper(node, context) {
        context.report(
          at: helper.name.range, subject: node, message: helper.message, related: helper.firstUse(context))
      } else if let use = ConditionalUse(node, context) {
        context.report(at: use.name.range, subject: node, message: use.message)
      }
    },
    explain: { node, context in
      ConditionalHelper(node, context)?.reason ?? ConditionalUse(node, context)?.reason(context.layout) ?? ""
    },
    rewrites: { node, context in ConditionalUse(node, context)?.rewrites(context.layout) ?? [] })
}

/// SwiftUI's views with modifiers that give the same type again, so that apps add further ones to them.
private let typesWithModifiers: [StaticString] = ["Text", "Image"]

/// The declaration of a conditional function in an extension of `View`.
private struct ConditionalHelper {
  let name: Name
  private let function: ConditionalFunction
  /// The names of the condition and of the closure; without one the function shows the view or nothing.
  private let condition: String
  private let transform: String?
  /// The names that may be calls of it.
  private let uses: [(file: String, range: Range<Int>)]

  init?(_ node: Node, _ context: RuleContext) {
    guard let declaration = FunctionDecl(node), let name = declaration.name, !declaration.parameters.isEmpty,
      let type = context.file.enclosingType(of: node), type.isExtension, type.name == "View",
      let function = ConditionalFunction(declaration)
    else { return nil }
    let parameters = declaration.parameters
    self.name = name
    self.function = function
    condition = parameters[function.condition].name?.text ?? "the condition"
    transform = function.transform.map { parameters[$0].name?.text ?? "the closure" }
    // Which of several functions of the name a use means isn't known.
    guard context.workspace.viewFunctions(named: name.text).count <= 1,
      !typesWithModifiers.contains(where: { !context.resolver.functions(of: $0, named: name).isEmpty })
    else {
      uses = []
      return
    }
    // Other types may have a property of the name.
    uses = context.workspace.references(to: name.text).flatMap { file, references in
      references.filter { $0.isCalled && ($0.kind == .member || $0.kind == .implicitMember) }
        .map { (file, $0.range) }
    }
  }

  /// The first place that calls it.
  func firstUse(_ context: RuleContext) -> [RelatedLocation] {
    guard let first = uses.first else { return [] }
    return [RelatedLocation(file: first.file, range: first.range, message: "The first use")]
  }

  var message: String {
    let count = uses.isEmpty ? "" : " It is used \(times(uses.count))."
    guard let transform else {
      return
        "`\(name.text)` shows the view or nothing: it is an `if` in disguise, and each view that uses it loses "
        + "its state \(whenItChanges). Hide views with `opacity`, or write the `if`." + count
    }
    return
      "`\(name.text)` "
      + (function.hasOtherTransform
        ? "applies a different closure in each branch" : "applies `\(transform)` in one branch only")
      + ", so each view that uses it loses its state \(whenItChanges). "
      + "Apply modifiers always and choose their values instead." + count
  }

  private var whenItChanges: String { function.whenBranchChanges(for: condition) }

  var reason: String {
    guard let transform else {
      return
        "Depending on `\(condition)`, the function returns the view or nothing. `.\(name.text)` looks like a "
        + "modifier of a view that stays, but SwiftUI removes the view and creates it again. "
        + "A modifier such as `opacity` keeps the view and its space; an `if` shows what happens."
    }
    let other =
      function.hasOtherTransform ? "or of another closure" : "or the unchanged view"
    return
      "Depending on `\(condition)`, the function returns the result of `\(transform)` \(other): two types. "
      + "Callers can't see that `.\(name.text)` replaces one view with another. "
      + "Rewrite the uses one at a time, and remove `\(name.text)` when none is left."
  }
}

extension ConditionalFunction {
  /// When another branch is taken, where the condition is this code.
  fileprivate func whenBranchChanges(for condition: String) -> String {
    "when `\(condition)` " + (isOptional ? "becomes `nil` or gets a value" : "changes")
  }
}

/// A call of a conditional function of the workspace.
private struct ConditionalUse {
  private let call: FunctionCall
  let name: Name
  private let function: ConditionalFunction
  private let condition: Node
  /// The closure's one modifier, where it is no more than that.
  private let transform: Transform?
  /// Whether the view may have a state to lose.
  private let hasState: Bool
  /// Whether the closure's one modifier, one of SwiftUI's, only does something when something happens: `onChange`.
  private let appliesAction: Bool

  init?(_ node: Node, _ context: RuleContext) {
    guard let call = FunctionCall(node), let access = MemberAccess(call.callee), let name = access.name,
      !name.isCapitalized,
      call.node.children.count > 1
    else { return nil }
    let resolver = context.resolver
    guard let function = resolver.conditionalFunction(name, call),
      let condition = call.value(at: function.condition), condition.kind != .closureExpr,
      resolver.isApplied(toView: node, base: access.base), !context.file.isInPreview(node),
      !resolver.hasOwn(name, call, access.base)
    else { return nil }
    self.call = call
    self.name = name
    self.function = function
    self.condition = condition
    transform =
      function.hasOtherTransform || function.isOptional
      ? nil : Transform(Closure(function.transform.flatMap { call.value(at: $0) }), resolver)
    let view = access.base.map { ViewExpression($0) }
    hasState =
      view?.typeName.map { !resolver.isStateless($0) } ?? true || view.map(resolver.mayHaveState) ?? true
    let applied =
      Closure(function.transform.flatMap { call.value(at: $0) })?.node.onlyExpression
      .map { ViewExpression($0).modifiers } ?? []
    appliesAction =
      !function.hasOtherTransform && applied.count == 1 && applied.first?.entry != nil
      && applied.first?.call?.closures.contains { resolver.role(of: $0.closure) == .action } == true
    if context.step == .all { return }
    // A condition that stays as it is costs nothing.
    guard !resolver.neverChanges(condition, allowsInputs: true) else { return nil }
    guard
      rewrite(context.layout) != nil
        || context.step == .strict
          && resolver.isState(condition, orEnvironment: function.transform != nil)
    else {
      return nil
    }
    if function.transform == nil {
      // As for an `if`: rows, what is shown and hidden by a transition, and gaps.
      let chain = ViewExpression(node.outermostChain)
      guard resolver.builder(around: chain.node) == nil || resolver.isOutsideRows(chain.node),
        chain.modifier("transition") == nil,
        chain.typeName.map({ !Vocabulary.gapViews.contains($0) }) ?? true
      else { return nil }
    }
  }

  var message: String {
    if function.transform == nil {
      return
        "`.\(name.text)` removes the view, or creates it again, \(change)"
        + (hasState ? ", and with it any state in it" : "")
        + ". Use `opacity` if its place should stay; if it should close, write the `if`, which says so."
    }
    return
      "`.\(name.text)` replaces the view with another one \(change), "
      + (hasState ? "so any state in it is lost. " : "so the change isn't animated as one of the same view. ")
      + (transform?.remedy ?? generalRemedy)
  }

  /// When the other branch is taken.
  private var change: String { function.whenBranchChanges(for: condition.shortText) }

  func reason(_ layout: Layout) -> String {
    let test = "`\(condition.shortText)`"
    if function.transform == nil {
      return
        "Depending on \(test), `.\(name.text)` returns the view or nothing: it is an `if` that looks like a "
        + "modifier. With an opacity the view stays the same one, and keeps its space while it is hidden. "
        + "Where the space should close, an `if` says what happens."
    }
    return "Depending on \(test), `.\(name.text)` returns the result of its closure or "
      + (function.hasOtherTransform ? "that of the other closure" : "the unchanged view")
      + ". SwiftUI treats them as two views. "
      + (rewrite(layout) == nil
        ? "If the condition never changes while the view is on screen, nothing is lost and you can keep the use."
          + Obstacle(obstacle(layout)).note
        : "The rewrite leaves a single view. State is then kept when \(test) changes, and transitions may "
          + "differ: check the result.")
  }

  /// Why there is no rewrite.
  private func obstacle(_ layout: Layout) -> String {
    if function.hasOtherTransform { return "each branch has a closure of its own." }
    if function.isOptional { return "the closure takes the value that the optional holds." }
    guard let transform else {
      return "the closure is not one modifier that has a value without effect, an overlay or a background."
    }
    if !layout.isOneLine(condition.range) { return "the condition takes several lines." }
    if layout.hasComment(call.node.range) { return "a comment would be lost." }
    return
      "`\(transform.name.text)` takes several lines, or the condition can't be a part of another expression."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] { rewrite(layout).map { [$0] } ?? [] }

  /// What to do where no value is known with which the closure does nothing.
  private var generalRemedy: String {
    let closure = Closure(function.transform.flatMap { call.value(at: $0) })
    let view = closure?.node.onlyExpression.map { ViewExpression($0) }
    let applied = function.hasOtherTransform ? [] : view?.modifiers.compactMap { $0.name?.text } ?? []
    let names = applied.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    switch names.count {
    case 0: return "If the modifier has a value without effect, apply it always and choose the value."
    case 1 where appliesAction:
      return "Apply \(listed(names)) always, and put the condition into its closure."
    case 1 where names == ["hidden"]:
      return "Use `opacity` with 0 or 1 instead of `hidden`, which takes no value."
    case 1: return "If \(listed(names)) has a value without effect, apply it always and choose the value."
    default: return "If \(listed(names)) have values without effect, apply them always and choose the values."
    }
  }

  /// Nil where no value is known with which the closure's modifier does nothing, or a comment would be lost.
  private func rewrite(_ layout: Layout) -> Rewrite? {
    guard let transform, layout.isOneLine(condition.range) else { return nil }
    let range = name.fullRange.lowerBound..<call.node.range.upperBound
    let kept = transform.modifier.range
    let isKept = { (comment: Comment) in
      kept.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= kept.upperBound
    }
    guard layout.comments(in: range).allSatisfy(isKept) else { return nil }
    let outer = layout.indentation(at: range.lowerBound)
    guard let text = transform.text(condition, outer: outer, layout) else { return nil }
    return Rewrite(
      title: transform.title, level: .suggested, edits: [TextEdit(range: range, newText: text)],
      isOneAtATime: true, postconditions: [.staysSilent(rule: Rule.conditionalView.id, in: call.node.range)])
  }
}

/// What the closure of a conditional function does, where that is one modifier: `{ $0.opacity(0.5) }`.
private struct Transform {
  let modifier: ModifierUse
  let name: Name
  let call: FunctionCall
  let kind: Kind

  enum Kind {
    /// The modifier stays, a value decides.
    case value(NeutralValue)
    /// The modifier stays, and the `if` goes into its closure.
    case content(Closure)
    /// The same, for a view as its argument.
    case view(Node)
  }

  init?(_ closure: Closure?, _ resolver: ViewResolver) {
    guard let closure, closure.captureClause == nil, let statement = closure.node.onlyExpression,
      let modifier = ViewExpression(statement).modifiers.first, modifier.node == statement,
      let base = modifier.base, base.kind == .declReferenceExpr, let parameter = base.firstName,
      let name = modifier.name, let call = modifier.call
    else { return nil }
    let named = closure.parameterNames
    guard named.isEmpty ? parameter == "$0" : named.count == 1 && named[0].hasSameText(as: parameter),
      closure.node.countReferences(to: parameter) == 1
    else { return nil }
    self.modifier = modifier
    self.name = name
    self.call = call
    if name == "overlay" || name == "background" {
      guard let content = Self.content(call, resolver) else { return nil }
      kind = content
    } else {
      guard let values = NeutralValue.values(for: call), values.count == 1, let value = values.first,
        value.text != value.neutral
      else { return nil }
      kind = .value(value)
    }
  }

  /// The views of an overlay or a background.
  private static func content(_ call: FunctionCall, _ resolver: ViewResolver) -> Kind? {
    let arguments = call.arguments
    if let closure = call.closures.first?.closure {
      guard call.closures.count == 1, closure.signature == nil,
        closure.node.range.upperBound == call.node.range.upperBound,
        arguments.allSatisfy({ $0.label == "alignment" }), !closure.statements.isEmpty
      else { return nil }
      return .content(closure)
    }
    // A colour or a shape style as the argument fills more than a view in a closure would.
    guard arguments.dropFirst().allSatisfy({ $0.label == "alignment" }), arguments.count <= 2,
      arguments.first?.label == nil, let value = arguments.first?.value,
      let type = ViewExpression(value).typeName, resolver.isViewType(type),
      resolver.declaredEntry(type)?.traits.isDisjoint(with: [.fill, .shape]) ?? true
    else { return nil }
    return .view(value)
  }

  var remedy: String {
    switch kind {
    case .value: "Apply `\(name.text)` always and choose its value."
    case .content, .view: "Apply `\(name.text)` always and move the `if` inside."
    }
  }

  var title: String {
    switch kind {
    case .value: "Apply `\(name.text)` always, with a ternary: state is kept, and transitions may differ"
    case .content, .view:
      "Move the condition into the `\(name.text)`: state is kept, and transitions may differ"
    }
  }

  /// The modifier as it is to stand in the chain, without its period.
  func text(_ condition: Node, outer: String, _ layout: Layout) -> String? {
    let tree = layout.tree
    let range = name.fullRange.lowerBound..<modifier.range.upperBound
    switch kind {
    case .value(let value):
      guard layout.isOneLine(range), !layout.hasComment(range),
        let choice = ExpressionText.choice(condition, then: value.text, else: value.neutral)
      else { return nil }
      return tree.text(range.lowerBound..<value.range.lowerBound) + value.prefix
        + choice.joined(separator: " ") + tree.text(value.range.upperBound..<range.upperBound)
    case .view(let view):
      guard layout.isOneLine(range), !layout.hasComment(range), !condition.contains([.closureExpr]) else {
        return nil
      }
      let alignment = call.argument("alignment").map { "(\($0.node.text))" } ?? ""
      return "\(name.text)\(alignment) { if \(condition.text) { \(view.text) } }"
    case .content(let closure):
      guard closure.node.range.count >= 2 else { return nil }
      let head = tree.text(range.lowerBound..<closure.node.range.lowerBound + 1)
      let inside = closure.node.range.lowerBound + 1..<closure.node.range.upperBound - 1
      let content = layout.trimmed(inside)
      guard !head.contains(where: \.isNewline), !condition.contains([.closureExpr]) else { return nil }
      if layout.isOneLine(closure.node.range) {
        return "\(head) if \(condition.text) { \(tree.text(content)) } }"
      }
      // A comment after the brace belongs to that line.
      guard layout.startsLine(content.lowerBound), layout.startsLine(inside.upperBound) else { return nil }
      let unit = layout.indentationUnit
      let lines = layout.reindented(
        content, from: layout.indentation(at: content.lowerBound), to: outer + unit + unit)
      let end = layout.lineEnding
      return head + end + outer + unit + "if \(condition.text) {" + end + outer + unit + unit + lines + end
        + outer + unit + "}" + end + outer + "}"
    }
  }
}

extension ViewResolver {
  /// Whether the condition reads a state: a wrapped property, or a member of a model; a value of the environment, by which
  /// a layout is chosen, with `orEnvironment`. A computed property of the type reads what its getter does.
  fileprivate func isState(_ condition: Node, orEnvironment: Bool) -> Bool {
    var pending = [condition]
    var seen: Set<String> = []
    while let code = pending.popLast() {
      for root in code.valueRoots {
        guard let property = property(readBy: root) else { continue }
        if !property.isStored, seen.insert(property.name).inserted, let type = file.enclosingType(of: root),
          let getter = members(of: type).properties(property.name).first?.getter
        {
          pending.append(getter)
        }
        let isState = property.attributes.contains { attribute in
          orEnvironment || attribute.name != "Environment" || attribute.arguments?.hasPrefix("\\") != true
        }
        if isState { return true }
        if !property.attributes.isEmpty { continue }
        guard let type = (property.type ?? property.valueType)?.plainTypeName else { continue }
        if workspace.declares(.classDecl, named: type) {
          return true
        }
      }
    }
    return false
  }

  /// Whether the call fits a function that the workspace adds to the type that it is applied to, as to `Text`: the compiler takes
  /// that one, whose result is of that type.
  fileprivate func hasOwn(_ name: Name, _ call: FunctionCall, _ base: Node?) -> Bool {
    guard let view = base.map({ ViewExpression($0) }), let type = view.typeName,
      let known = typesWithModifiers.first(where: { type == $0 })
    else { return false }
    return (view.staysText || view.staysImage)
      && functions(of: known, named: name).contains { call.arguments(matching: $0.parameters) != nil }
  }

  /// The functions of the name that the workspace adds to the type and that give one of the type.
  fileprivate func functions(of type: StaticString, named name: Name) -> [FunctionFacts] {
    workspace.types(named: "\(type)", declaring: name.text).flatMap(\.facts.functions).filter {
      $0.name == name.text && ($0.result == "\(type)" || $0.result == "Self")
    }
  }

  /// Whether it is a view that the call is applied to, as far as the code around it tells.
  fileprivate func isApplied(toView node: Node, base: Node?) -> Bool {
    var chain = node.outermostChain
    // A chain inside `#if` goes on outside.
    while let clause = chain.parent, clause.kind == .ifConfigClause, let config = clause.parent,
      let outer = config.parent, outer.kind == .postfixIfConfigExpr
    {
      chain = outer.outermostChain
    }
    if isViewPosition(chain) { return true }
    let root = base.map { ViewExpression($0) }
    if let type = root?.typeName { return isViewType(type) }
    return root?.root.isReference(to: "self") == true || root?.root.isReference(to: "content") == true
  }
}

extension Name {
  /// With its backticks.
  fileprivate var fullRange: Range<Int> {
    let before = range.lowerBound - 1
    let isQuoted = before >= 0 && tree.bytes[before] == UInt8(ascii: "`")
    return isQuoted ? before..<min(range.upperBound + 1, tree.bytes.count) : range
  }
}

extension Node {
  fileprivate func countReferences(to name: Name) -> Int {
    subtree.count { tree.node($0).isName(name) }
  }
}
