/// The methods by which a representable answers its platform view: those of its delegate protocols, and the actions
/// of its targets.
struct CallbackMethods {
  /// In the order of the text.
  let functions: [FunctionDecl]
  /// The selectors that name them, to be spelt with the `Coordinator`.
  let selectors: [ActionSelector]

  /// Nil where it can't be told which methods these are, or where one of them can't be moved.
  init?(of parts: [TypeModel], uses: [SelfUse], existing: TypeModel?) {
    let methods = parts.flatMap(\.functions).filter { !$0.isStatic }
    guard let selectors = ActionSelector.all(in: parts, uses: uses) else { return nil }
    var found: [FunctionDecl] = []
    for selector in selectors {
      let named = methods.filter { $0.name?.text == selector.name }
      if let method = named.first, named.count == 1, selector.fits(method) {
        found.append(method)
      } else {
        let own = existing?.functions.filter { $0.name?.text == selector.name } ?? []
        guard named.isEmpty, let method = own.first, own.count == 1, selector.fits(method),
          method.node.attribute("objc") != nil || method.node.attribute("IBAction") != nil
        else { return nil }
      }
    }
    let actions = Set(found.map(\.node.id))
    guard let answers = Self.delegateMethods(of: parts, except: actions) else { return nil }
    for method in answers where !actions.contains(method.node.id) { found.append(method) }

    var seen: Set<Int> = []
    functions = found.filter { seen.insert($0.node.id).inserted }.sorted { $0.node.id < $1.node.id }
    self.selectors = selectors
    for function in functions {
      let node = function.node
      guard function.body != nil, node.child(.genericParameterClause) == nil,
        !node.hasModifier(.kwMutating), node.parent?.kind == .memberBlockItem,
        node.parent?.parent?.kind == .memberBlock
      else { return nil }
    }
  }

  /// The methods that the type's delegate protocols ask for; nil where that isn't clear.
  private static func delegateMethods(of parts: [TypeModel], except actions: Set<Int>) -> [FunctionDecl]? {
    var methods: [FunctionDecl] = []
    var stems: [String] = []
    for part in parts {
      let protocols = part.delegateProtocols
      if protocols.isEmpty { continue }
      if part.isExtension, !part.members.isEmpty {
        // An extension for the protocols alone: what is in it is theirs.
        guard part.isMovable, part.declaration.inheritedTypes.count == protocols.count,
          part.functions.count == part.members.count
        else { return nil }
        methods += part.functions
      } else {
        stems += protocols.map { $0.name.text.withoutRole }
      }
    }
    if stems.isEmpty { return methods }
    let others = parts.filter { $0.delegateProtocols.isEmpty || !$0.isExtension }.flatMap(\.functions)
    let candidates = others.filter { !actions.contains($0.node.id) }.compactMap {
      DelegateCandidate($0, stems)
    }
    let known = (methods + candidates.map(\.function)).map(\.node)
    var called: Set<String> = []
    for node in parts.lazy.flatMap(\.ownCode) where node.kind == .functionCallExpr {
      guard let name = FunctionCall(node)?.name, !known.contains(where: { $0.contains(node) }) else {
        continue
      }
      called.insert(name.text)
    }
    for candidate in candidates {
      if called.contains(candidate.function.name?.text ?? "") {
        // Called by its own type: most likely one that sets up the view.
        if candidate.isNamedAlike { return nil }
      } else {
        guard candidate.isNamedAlike || candidate.isTheirs else { return nil }
        methods.append(candidate.function)
      }
    }
    return methods
  }
}

extension CallbackMethods {
  /// Names of the functions that the workspace adds to every view, and that the methods call.
  func viewFunctionNames(_ workspace: WorkspaceIndex) -> Set<String> {
    var names: Set<String> = []
    for node in functions.lazy.flatMap(\.node.descendants) {
      guard let call = FunctionCall(node), call.isPlain, let name = call.name?.text,
        !workspace.viewFunctions(named: name).isEmpty
      else { continue }
      names.insert(name)
    }
    return names
  }
}

extension TypeModel {
  /// Whether the extension contains nothing that its members get from it.
  var isMovable: Bool {
    isExtension && !node.children.contains { $0.kind == .attribute || $0.kind == .declModifier }
      && node.child(.genericWhereClause) == nil
  }
}

extension String {
  /// `UITextField` for `UITextFieldDelegate`.
  var withoutRole: String {
    for role in ["Delegate", "DataSource"] where hasSuffix(role) { return String(dropLast(role.count)) }
    return self
  }
}

/// A method that may be one of the delegate protocols that its type declares.
private struct DelegateCandidate {
  let function: FunctionDecl
  /// Whether its name begins like that of the type of its first parameter: `textFieldDidEndEditing(_: UITextField)`.
  let isNamedAlike: Bool
  /// Whether its first parameter is what the protocols are about.
  let isTheirs: Bool

  /// `stems`: the protocols' names without `Delegate` and `DataSource`.
  init?(_ function: FunctionDecl, _ stems: [String]) {
    // A method that can't be seen answers no protocol.
    guard let name = function.name, !function.isStatic,
      function.node.access.map({ $0 > .fileprivate }) ?? true,
      !Vocabulary.makeFunctions.contains(name), !Vocabulary.updateFunctions.contains(name),
      name != "sizeThatFits", name != "makeCoordinator",
      let first = function.parameters.first?.type?.typeName?.text
    else { return nil }
    let isNotification = first == "Notification" && stems.contains { $0.hasPrefix("NS") }
    isTheirs = isNotification || stems.contains { Vocabulary.mayCall($0, with: first) }
    isNamedAlike = first.camelWords.contains(name.text.camelWords.first ?? "")
    guard isTheirs || Vocabulary.isSystemType(first) else { return nil }
    self.function = function
  }
}

extension Vocabulary {
  /// Whether methods of the protocol, named without its role, may get a value of the type first.
  static func mayCall(_ stem: String, with type: String) -> Bool {
    if stem.hasPrefix(type) || type.hasPrefix(stem) { return true }
    // `UIPresentationController` for `UIAdaptivePresentationControllerDelegate`.
    return isSystemType(type) && type.count > 6 && stem.hasSuffix(type.dropFirst(2))
  }
}

extension String {
  /// `["text", "field"]` for `UITextField`, `["number", "of", "rows"]` for `numberOfRows`.
  fileprivate var camelWords: [String] {
    var words: [String] = []
    var current = ""
    var previousIsUpper = true
    for (index, character) in zip(indices, self) {
      let next = self[index...].dropFirst().first
      let startsWord =
        character.isUppercase && (!previousIsUpper || next.map { $0.isLowercase } ?? false)
      if startsWord, !current.isEmpty {
        words.append(current.lowercased())
        current = ""
      }
      current.append(character)
      previousIsUpper = character.isUppercase
    }
    return current.isEmpty ? words : words + [current.lowercased()]
  }
}
