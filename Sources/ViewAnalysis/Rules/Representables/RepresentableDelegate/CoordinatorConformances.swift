/// What the coordinator conforms to, and has to.
struct CoordinatorConformances {
  /// The names of all.
  private let names: [String]
  /// The types that its inheritance clause gets.
  let added: [String]

  init(_ parts: [TypeModel], _ coordinator: TypeModel?, _ file: FileModel) {
    let own =
      coordinator.map { coordinator in
        file.declarations(of: coordinator).flatMap(\.inheritedTypes)
          .compactMap { $0.typeName?.text }
      } ?? []
    var names = own
    var added: [String] = []
    for proto in parts.flatMap(\.delegateProtocols) where !names.contains(proto.name.text) {
      names.append(proto.name.text)
      added.append(proto.type.text)
    }
    self.names = names
    self.added = added
  }

  /// Whether the coordinator can replace the `self` that is handed over.
  func serve(_ use: SelfUse) -> Bool {
    guard let property = use.property?.text, use.role != "target" else { return true }
    let role = use.role == "delegate" ? "Delegate" : "DataSource"
    var fitting = names.filter { $0.hasSuffix(role) }
    if property.hasSuffix(role) {
      // `navigationDelegate` is a `WKNavigationDelegate`.
      let kind = property.dropLast(role.count).lowercased()
      fitting = fitting.filter { $0.lowercased().contains(kind) }
    } else if let made = use.madeType, Vocabulary.isSystemType(made) {
      fitting = fitting.filter { Vocabulary.mayCall($0.withoutRole, with: made) }
    }
    if let cast = use.cast {
      guard let name = cast.typeName?.text else { return false }
      fitting = fitting.filter { $0 == name }
    }
    return !fitting.isEmpty && (use.cast == nil) == (use.replaced == use.value.range)
  }
}

extension SelfUse {
  /// The type of the object whose property is set, where the function makes it: `let field = UITextField()`.
  fileprivate var madeType: String? {
    guard let base = MemberAccess(node.firstChild)?.base, base.kind == .declReferenceExpr,
      let function = node.ancestor(.functionDecl)
    else { return nil }
    for binding in function.descendants(.patternBinding) {
      guard let binding = PatternBinding(binding), let name = binding.name, base.text == name.text else {
        continue
      }
      return FunctionCall(binding.initialValue)?.constructedType?.text
    }
    return nil
  }
}
