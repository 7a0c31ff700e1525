/// An expression in which a representable hands itself over as something that is called back.
struct SelfUse {
  /// The `self`.
  let value: Node
  /// The assignment, or the call that gets `self` as its target.
  let node: Node
  /// UTF-8 offsets of what a finding shows.
  let range: Range<Int>
  /// UTF-8 offsets of `self` and of a cast after it.
  let replaced: Range<Int>
  /// "delegate", "data source", "target".
  let role: String
  /// The property that is set, in an assignment.
  let property: Name?
  /// The type of a cast after `self`.
  let cast: Node?
}

extension TypeModel {
  /// The delegate protocols of UIKit, AppKit and the like that the declaration conforms to.
  var delegateProtocols: [(type: Node, name: Name)] {
    declaration.inheritedTypes.compactMap { type in
      guard let name = type.typeName, name.hasSuffix("Delegate") || name.hasSuffix("DataSource"),
        Vocabulary.isPlatformDelegate(name.text)
      else { return nil }
      return (type, name)
    }
  }

  /// Where the declaration hands over its `self`.
  var selfUses: [SelfUse] {
    ownCode.compactMap { node in
      node.kind == .sequenceExpr ? SelfUse(assignment: node) : FunctionCall(node).flatMap(SelfUse.init)
    }
  }

  /// The nodes of the declaration's members, without those of the types among them.
  var ownCode: some Sequence<Node> {
    let tree = node.tree
    let range = declaration.memberBlock?.subtree ?? 0..<0
    return sequence(state: range.lowerBound + 1) { id -> Node? in
      while id < range.upperBound {
        let node = tree.node(id)
        if TypeDecl.isKind(node.kind) {
          id = node.subtree.upperBound
        } else {
          id += 1
          return node
        }
      }
      return nil
    }
  }
}

extension SelfUse {
  /// `view.delegate = self`, `view.dataSource = self as? …`.
  fileprivate init?(assignment node: Node) {
    var parts = node.children.makeIterator()
    guard let left = parts.next(), let sign = parts.next(), sign.kind == .assignmentExpr,
      let right = parts.next(), right.isReference(to: "self"), let access = MemberAccess(left),
      let name = access.name, access.base?.isReference(to: "self") != true,
      let role = Self.role(of: name)
    else { return nil }
    let cast = parts.next()?.kind == .unresolvedAsExpr ? parts.next()?.firstChild : nil
    self.init(
      value: right, node: node, range: left.range.lowerBound..<right.range.upperBound,
      replaced: right.range.lowerBound..<node.range.upperBound, role: role, property: name, cast: cast)
  }

  /// `addTarget(self, …)`, `UITapGestureRecognizer(target: self, …)`. A target without an action is never called.
  fileprivate init?(_ call: FunctionCall) {
    if call.argument("action")?.value?.kind == .nilLiteralExpr { return nil }
    for argument in call.arguments {
      guard let value = argument.value, value.isReference(to: "self") else { continue }
      if argument.label == "target" || argument.label == nil && call.name == "addTarget" {
        self.init(
          value: value, node: call.node, range: value.range, replaced: value.range, role: "target",
          property: nil, cast: nil)
        return
      }
    }
    return nil
  }

  private static func role(of name: Name) -> String? {
    if name == "delegate" || name.hasSuffix("Delegate") { return "delegate" }
    if name == "dataSource" || name.hasSuffix("DataSource") { return "data source" }
    return name == "target" ? "target" : nil
  }
}
