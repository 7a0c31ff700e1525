/// What can be told of a property's initial value without running it.
package enum ConstantValue: Sendable {
  /// The same value each time that it is evaluated.
  case constant
  /// Another value each time: `UUID()`, `Date()`.
  case fresh
  /// It can't be told.
  case unknown

  package init(_ node: Node?) {
    guard let node else {
      self = .unknown
      return
    }
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: self = .constant
    case .stringLiteralExpr, .simpleStringLiteralExpr:
      self = node.contains([.expressionSegment]) ? .unknown : .constant
    case .arrayExpr: self = Self.all(node.children.map(\.firstChild))
    case .dictionaryExpr: self = Self.all(node.children.flatMap { Array($0.children) })
    case .prefixOperatorExpr: self = ConstantValue(node.firstChild)
    case .tupleExpr: self = Self.all(node.children.map { Argument($0)?.value })
    case .memberAccessExpr:
      guard let access = MemberAccess(node), let name = access.name, access.base?.isTypeReference ?? true
      else {
        self = .unknown
        return
      }
      self = Self.freshMembers.contains(name) ? .fresh : .constant
    case .functionCallExpr: self.init(call: node)
    default: self = .unknown
    }
  }

  private init(call node: Node) {
    guard let call = FunctionCall(node), let callee = call.callee, call.closures.isEmpty else {
      self = .unknown
      return
    }
    let values = call.arguments.map(\.value)
    if callee.kind == .arrayExpr || callee.kind == .dictionaryExpr {
      self = values.isEmpty ? .constant : .unknown
      return
    }
    if callee.isTypeReference, let name = callee.referencedName {
      if values.isEmpty, name == "UUID" || name == "Date" {
        self = .fresh
      } else {
        self = Self.plainTypes.contains(name) ? Self.all(values) : .unknown
      }
      return
    }
    guard call.name == "random" || call.name == "randomElement" else {
      self = .unknown
      return
    }
    self = .fresh
  }

  private static func all(_ values: [Node?]) -> ConstantValue {
    var result = ConstantValue.constant
    for value in values {
      switch ConstantValue(value) {
      case .constant: continue
      case .fresh: result = .fresh
      case .unknown: return .unknown
      }
    }
    return result
  }

  /// Whether the code reads a member that may be another value each time: `.now`, or one of a value.
  static func mayBeFresh(_ code: Node) -> Bool {
    code.tree.nodes.ids(of: [.memberAccessExpr], in: code.subtree).contains { id in
      guard let access = MemberAccess(code.tree.node(id)), let name = access.name else { return true }
      return freshMembers.contains(name)
        || !(access.base?.isTypeReference ?? true) && access.node.ownCall == nil
    }
  }

  private static let freshMembers: NameSet = ["now", "random", "today", "current"]

  /// Types whose values are made of their arguments and nothing else.
  private static let plainTypes: NameSet = [
    "Array", "Set", "Dictionary", "String", "Int", "Double", "Float", "CGFloat", "Bool", "CGSize", "CGPoint",
    "CGRect", "Color", "Angle", "EdgeInsets", "UnitPoint", "GridItem", "LocalizedStringKey",
  ]
}
