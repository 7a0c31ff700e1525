/// What a call passes for the parameters of a function or an initializer, to be put where the function's code, or that of
/// the type, reads them.
struct PassedValues {
  private struct Value {
    /// The argument, or the parameter's default.
    let node: Node
    let source: SourceFile
    /// The parameter's type, as it is written.
    let type: Node?
    /// Whether a result builder collects what is passed.
    let isBuilder: Bool
    /// Whether the call leaves the parameter to its default.
    let isDefault: Bool
  }

  private var values: [String: Value] = [:]
  /// The call, for the obstacles.
  private let call: FunctionCall
  private let source: SourceFile

  /// `declaring` is the file of the function.
  init(
    _ call: FunctionCall, _ arguments: [MatchedArgument], in source: SourceFile, parameters: [Parameter],
    declaring: SourceFile
  ) {
    self.call = call
    self.source = source
    for (index, parameter) in parameters.enumerated() {
      let argument = arguments.first { $0.parameter == index }
      guard let node = argument?.value ?? parameter.defaultValue else { continue }
      values[parameter.name] = Value(
        node: node, source: argument == nil ? declaring : source, type: parameter.type,
        isBuilder: parameter.isBuilder, isDefault: argument == nil)
    }
  }

  /// What the call passes for an initializer's parameters, where the function that it calls hands its own parameters on
  /// to the initializer: `arguments` are those of the initializer's call, in the function.
  func handed(
    _ arguments: [MatchedArgument], to parameters: [Parameter], declaring: SourceFile
  ) throws(Obstacle) -> PassedValues {
    var result = self
    result.values = [:]
    for (index, parameter) in parameters.enumerated() {
      let argument = arguments.first { $0.parameter == index }
      if let name = argument?.value.firstName?.text, argument?.value.kind == .declReferenceExpr,
        let value = values[name]
      {
        result.values[parameter.name] = Value(
          node: value.node, source: value.source, type: parameter.type ?? value.type,
          isBuilder: parameter.isBuilder, isDefault: value.isDefault)
        continue
      }
      guard let node = argument?.value ?? parameter.defaultValue else { continue }
      if let name = node.plainNames.first(where: { values[$0] != nil }) {
        throw obstacle("the function of `View` doesn't hand `\(name)` on as it is")
      }
      result.values[parameter.name] = Value(
        node: node, source: declaring, type: parameter.type, isBuilder: parameter.isBuilder, isDefault: true)
    }
    return result
  }

  struct Parameter {
    let name: String
    let type: Node?
    let defaultValue: Node?
    let isBuilder: Bool

    init(_ parameter: FunctionParameter) {
      name = parameter.name?.text ?? ""
      type = parameter.type
      defaultValue = parameter.defaultValue
      isBuilder = parameter.node.builderAttribute != nil
    }

    /// The memberwise initializer's.
    init(_ property: Property) {
      name = property.name?.text ?? ""
      type = property.type
      defaultValue = property.initialValue
      isBuilder = property.variable.node.builderAttribute != nil
    }
  }

  private func obstacle(_ what: String) -> Obstacle { Obstacle(what, at: call.node.range, in: source) }

  /// The names whose values are passed, or left to a default.
  var names: Set<String> { Set(values.keys) }

  /// The edits that put the values in the place of the names in a piece of code, in the order of the text.
  ///
  /// `member` is the declaration that the code is a part of; `members` says whether the names are those of properties, so
  /// that `self.name` reads them, too. `indentation` is that of the line where the text will stand. With `keepsTypes`,
  /// each whole argument is one of a parameter that has the same type, so that any expression means the same there.
  func edits(
    in code: Range<Int>, of member: Node, readAsProperties: Bool, indentation: String,
    keepsTypes: Bool = false,
    _ layouts: (SourceFile) -> Layout
  ) throws(Obstacle) -> [TextEdit] {
    let bound = LocalNames(in: member)
    var edits: [TextEdit] = []
    let counts = counts(in: member)
    let codeLayout = Layout(member.tree)
    let base = codeLayout.indentation(at: code.lowerBound)
    for id in member.tree.nodes.ids(of: [.declReferenceExpr], in: member.subtree) {
      var node = member.tree.node(id)
      guard code.lowerBound <= node.range.lowerBound, node.range.upperBound <= code.upperBound,
        let written = node.firstName?.text
      else { continue }
      let isProjection = written.hasPrefix("$")
      let name = isProjection ? String(written.dropFirst()) : written
      guard let value = values[name] else { continue }
      if node.isMemberName {
        guard readAsProperties, let access = MemberAccess(node.parent),
          access.base?.isReference(to: "self") == true
        else { continue }
        node = access.node
      } else if let local = bound.binding(of: written, seenFrom: node), local.node.kind != .functionParameter
      {
        throw obstacle("`\(name)` has a second meaning where a use passes it")
      }
      // A later line of the code is indented as far beyond the first one as it is now.
      let line = codeLayout.indentation(at: node.range.lowerBound)
      let own = line.hasPrefix(base) ? indentation + line.dropFirst(base.count) : indentation
      let text = try self.text(
        of: value, named: name, at: node, isProjection: isProjection,
        isRepeated: counts[name, default: 0] > 1, keepsTypes: keepsTypes,
        own, layouts)
      if value.isDefault, let other = value.node.plainNames.first(where: { $0.first?.isUppercase == false }) {
        throw obstacle("the default of `\(name)` refers to `\(other)`")
      }
      if value.isDefault, value.source.name != source.name,
        let hidden = value.source.model.privateMember(namedIn: value.node.range)
      {
        throw obstacle("the default of `\(name)` refers to `\(hidden.text)`, which is private")
      }
      for used in value.node.plainNames where bound.isBound(used) && values[used] == nil {
        throw obstacle("the name `\(used)` that a use passes means something else in the function")
      }
      edits.append(TextEdit(range: node.range, newText: text))
    }
    return edits
  }

  /// How often the code of the member reads each of the names, at most.
  private func counts(in member: Node) -> [String: Int] {
    var counts: [String: Int] = [:]
    for id in member.tree.nodes.ids(of: [.declReferenceExpr], in: member.subtree) {
      let node = member.tree.node(id)
      guard let name = node.firstName?.text,
        !node.isMemberName || MemberAccess(node.parent)?.base?.isReference(to: "self") == true
      else { continue }
      counts[name.hasPrefix("$") ? String(name.dropFirst()) : name, default: 0] += 1
    }
    return counts
  }

  private func text(
    of value: Value, named name: String, at node: Node, isProjection: Bool, isRepeated: Bool,
    keepsTypes: Bool,
    _ indentation: String, _ layouts: (SourceFile) -> Layout
  ) throws(Obstacle) -> String {
    let passed = value.node
    /// Whether it is an argument as a whole.
    let isWhole = node.parent?.kind == .labeledExpr
    let label = Argument(node.parent)?.label?.text
    let type = value.type
    let isBinding = type?.typeName == "Binding"
    if passed.contains([.functionCallExpr, .subscriptCallExpr]), passed.kind != .closureExpr {
      // A call may give another result each time, and later on.
      guard !isRepeated, !node.isInClosure else {
        throw obstacle("`\(name)` is read several times, or in a closure, and a use passes a call for it")
      }
    }
    if layouts(value.source).hasComment(passed.range) { throw obstacle("a comment in a use would be lost") }
    if isProjection {
      guard passed.text.hasPrefix("$") || isBinding else {
        throw obstacle("a use passes `\(passed.shortText)` for the binding `\(name)`")
      }
      return passed.text
    }
    if keepsTypes, isWhole, !isRepeated, passed.kind != .closureExpr,
      layouts(value.source).isOneLine(passed.range)
    {
      return passed.text
    }
    switch passed.kind {
    case .declReferenceExpr,
      .memberAccessExpr where MemberAccess(passed)?.base != nil:
      if passed.text.hasPrefix("$"), !isBinding { return String(passed.text.dropFirst()) }
      return passed.text
    case .memberAccessExpr,
      .functionCallExpr where passed.beginsWithImplicitMember:
      return try implicitMember(passed, type, isWhole)
    case .integerLiteralExpr, .floatLiteralExpr:
      guard isWhole || floatingTypes.contains(type?.text ?? ""), !(MemberAccess(node.parent) != nil) else {
        throw obstacle("a use passes a literal for `\(name)`")
      }
      return passed.text
    case .booleanLiteralExpr, .nilLiteralExpr:
      guard isWhole else { throw obstacle("a use passes `\(passed.text)` for `\(name)`") }
      return passed.text
    case .stringLiteralExpr:
      // `Text("a")` looks for a translation, and `Text(title)` doesn't.
      guard isWhole, type?.text != "String" || namedResources.contains(label ?? "") else {
        throw obstacle("a use passes a literal for `\(name)`")
      }
      return passed.text
    case .closureExpr:
      // The new place may have no builder for several views.
      let isPlain = !value.isBuilder || Closure(passed)?.statements.count == 1
      guard isWhole, !isRepeated, isPlain else { throw obstacle("a use passes a closure for `\(name)`") }
      let layout = layouts(value.source)
      return layout.reindented(
        passed.range, from: layout.indentation(at: passed.range.upperBound), to: indentation)
    case .functionCallExpr, .sequenceExpr, .subscriptCallExpr, .prefixOperatorExpr, .forceUnwrapExpr:
      guard !isRepeated, layouts(value.source).isOneLine(passed.range) else {
        throw obstacle("`\(name)` is read several times, or a use passes several lines for it")
      }
      guard ExpressionText.operand(passed) != nil else {
        throw obstacle("a use passes `\(passed.shortText)`")
      }
      guard isWhole && unambiguousTypes.contains(type?.text ?? "") || !passed.dependsOnContext else {
        throw obstacle("the type of what a use passes for `\(name)` follows from the parameter")
      }
      return isWhole ? passed.text : ExpressionText.base(passed)
    default: throw obstacle("a use passes `\(passed.shortText)` for `\(name)`")
    }
  }

  /// `.red` and `.system(size: 12)`, with the type that they are members of, where the new place may expect another.
  private func implicitMember(_ passed: Node, _ type: Node?, _ isWhole: Bool) throws(Obstacle) -> String {
    guard let type else { throw obstacle("the type of a parameter is not written") }
    if isWhole, unambiguousTypes.contains(type.text) || type.kind == .someOrAnyType { return passed.text }
    let named = type.kind == .optionalType ? type.firstChild : type
    guard let named, named.kind == .identifierType || named.kind == .memberType else {
      throw obstacle("a use passes `\(passed.shortText)`")
    }
    return named.text + passed.text
  }
}

extension LocalNames {
  fileprivate func isBound(_ name: String) -> Bool { unclear.contains(name) || binds(name) }
}

extension Node {
  /// Whether a part of the expression means something only where a certain type is expected: `isOn ? .red : .blue`.
  fileprivate var dependsOnContext: Bool {
    subtree.contains { id in
      let part = tree.node(id)
      guard part.kind == .nilLiteralExpr || part.isImplicitMember else {
        return false
      }
      // An argument's type follows from its own call.
      return !part.ancestors.contains { $0.kind == .labeledExpr && contains($0) }
    }
  }

  fileprivate var isInClosure: Bool {
    ancestors.prefix { !$0.kind.isDeclaration }.contains { $0.kind == .closureExpr }
  }

  /// The names in the expression that stand on their own.
  fileprivate var plainNames: [String] {
    subtree.compactMap { id in
      let node = tree.node(id)
      return node.kind == .declReferenceExpr && !node.isMemberName ? node.firstName?.text : nil
    }
  }
}

private let floatingTypes: Set<String> = ["CGFloat", "Double", "Float"]
/// Types of SwiftUI's that its modifiers take as they are, so that a member needs no type before it.
private let unambiguousTypes: Set<String> = [
  "Font", "Font.Weight", "Alignment", "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "Edge.Set",
]
/// Labels of parameters that take a string as it is.
private let namedResources: Set<String> = ["systemName", "systemImage", "named"]
