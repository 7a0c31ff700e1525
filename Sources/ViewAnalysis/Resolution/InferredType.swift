/// The type of a value, as code elsewhere could write it.
package indirect enum InferredType: Sendable {
  /// It stands in the file: a type, or an expression that is spelt like one.
  case written(Node)
  /// A type of the standard library or of SwiftUI.
  case known(String)
  /// The value of a name, or none.
  case optional(InferredType)

  package var text: String {
    switch self {
    case .written(let node): node.text
    case .known(let text): text
    case .optional(let wrapped): wrapped.text + "?"
    }
  }

  /// What an optional holds.
  var wrapped: InferredType? {
    if case .known(let text) = self, text.hasSuffix("?") { return .known(String(text.dropLast())) }
    if case .optional(let wrapped) = self { return wrapped }
    guard case .written(let node) = self, node.kind == .optionalType else { return nil }
    guard let inner = node.firstChild else { return nil }
    // `(() -> Void)?` needs its parentheses only for the question mark.
    guard inner.kind == .tupleType, inner.asFunctionType != nil else { return .written(inner) }
    return .written(inner.child(.tupleTypeElement)?.firstChild ?? inner)
  }

  /// An optional of it, which it may be already; nil where a question mark would not be enough.
  var asOptional: InferredType? {
    if wrapped != nil { return self }
    return path != nil || element != nil ? .optional(self) : nil
  }

  /// The name of a type that is a name and nothing else.
  var namedType: String? { path.flatMap { $0.count == 1 ? $0.first : nil } }

  /// The names of which the type's name is made, the outermost first: `Dashboard`, `Point` for `Dashboard.Point`. Nil
  /// for what is more than a name.
  var path: [String]? {
    let text: String
    switch self {
    case .written(let node):
      guard
        [.identifierType, .memberType, .declReferenceExpr, .memberAccessExpr].contains(node.kind)
      else { return nil }
      text = node.text
    case .known(let known): text = known
    case .optional: return nil
    }
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard
      names.allSatisfy({ name in
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      })
    else { return nil }
    return names.map(String.init)
  }

  /// The element of an array.
  var element: InferredType? {
    switch self {
    case .known(let text):
      guard let parts = Self.parts(ofCollection: text), parts.key == nil else { return nil }
      return .known(parts.value)
    case .written(let node):
      if node.kind == .arrayType { return node.firstChild.map { .written($0) } }
      return node.typeName == "Array" ? node.genericArguments(count: 1)?.first : nil
    case .optional: return nil
    }
  }

  /// Whether it is an array, a dictionary or a set, and no optional one.
  var isCollection: Bool {
    element != nil || dictionaryValue != nil || text.hasPrefix("Set<") && text.hasSuffix(">")
  }

  /// The type of an element of a tuple, by its label.
  func tupleElement(named label: String) -> InferredType? {
    guard case .written(let node) = self, node.kind == .tupleType else { return nil }
    let element = node.children(.tupleTypeElement).first { $0.firstName?.text == label }
    return element?.firstChild.map { .written($0) }
  }

  /// The value of a dictionary.
  var dictionaryValue: InferredType? {
    switch self {
    case .known(let text):
      guard let parts = Self.parts(ofCollection: text), parts.key != nil else { return nil }
      return .known(parts.value)
    case .written(let node):
      if node.kind == .dictionaryType { return node.children.last.map { .written($0) } }
      return node.typeName == "Dictionary" ? node.genericArguments(count: 2)?.last : nil
    case .optional: return nil
    }
  }

  /// The element of `[Element]`, or the key and the value of `[Key: Value]`; nil for what is no such type.
  private static func parts(ofCollection text: String) -> (key: String?, value: String)? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let inner = text.dropFirst().dropLast()
    var depth = 0
    var colon: String.Index?
    for index in inner.indices {
      switch inner[index] {
      case "[", "(", "<": depth += 1
      case "]", ")": depth -= 1
      case ">" where index == inner.startIndex || inner[inner.index(before: index)] != "-": depth -= 1
      case ":" where depth == 0: colon = colon ?? index
      default: break
      }
      // `[Int] -> [Int]`
      if depth < 0 { return nil }
    }
    guard let colon else { return (nil, String(inner)) }
    let value = inner[inner.index(after: colon)...].drop { $0 == " " }
    return (String(inner[..<colon]), String(value))
  }
}

extension Node {
  /// What follows the name of a generic type: `Int` for `Array<Int>`.
  fileprivate func genericArguments(count: Int) -> [InferredType]? {
    guard kind == .identifierType, let arguments = child(.genericArgumentClause)?.children(.genericArgument)
    else { return nil }
    let types = arguments.compactMap { $0.firstChild.map { InferredType.written($0) } }
    return types.count == count ? types : nil
  }
}
