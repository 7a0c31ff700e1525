/// Names that the code around a piece binds, as inputs of the new view.
extension ExtractionInputs {
  /// Nil where a type can't be told, or the value can't be handed over.
  mutating func properties(
    forLocal name: String, _ local: LocalName, _ uses: [OuterUse]
  ) throws(ExtractionObstacle) -> [ExtractedProperty]? {
    let isParameter = local.node.kind == .functionParameter
    let rank: ExtractedProperty.Rank = isParameter && isOfHelper(local.node) ? .parameter : .value
    if let type = reader.types.type(of: local), let kind = kindOfRead(type, uses) {
      let order = order(of: local, uses)
      return try properties(ofObject: name, type, kind, uses, order: order, rank)
    }
    let hasDefault = FunctionParameter(local.node)?.defaultValue != nil
    return property(forLocal: name, local, uses, rank).map { [hasDefault ? $0 : renamed($0, uses)] }
  }

  /// A helper's parameters keep their order.
  private func order(of local: LocalName, _ uses: [OuterUse]) -> Int {
    let isParameter = local.node.kind == .functionParameter
    return local.node.tree.nodes.count * (isParameter ? 2 : 1)
      + (isParameter ? local.node.id : Self.firstUse(uses))
  }

  private mutating func property(
    forLocal name: String, _ local: LocalName, _ uses: [OuterUse], _ rank: ExtractedProperty.Rank
  ) -> ExtractedProperty? {
    let order = order(of: local, uses)
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard plain != "body", !plain.isReservedWord else { return nil }
    if let object = bindable(local) {
      let isProjected = uses.contains(where: \.isProjected)
      guard uses.allSatisfy({ !$0.isReplaced }), let type = writtenType(of: object) else { return nil }
      // The new view finds it where the old one has found it.
      if !isProjected, let attribute = object.variable.node.attribute("Environment"),
        let found = environment(object, attribute, name, uses)
      {
        return found
      }
      return isProjected
        ? ExtractedProperty("Bindable", name, type: type, order: order, argument: name)
        : ExtractedProperty(value: name, type: type, order: order)
    }
    let type = reader.types.type(of: local)
    guard let text = textOrPlaceholder(of: type) else { return nil }
    if plain != name {
      return needsBinding(uses)
        ? ExtractedProperty("Binding", plain, type: text, order: order, argument: name)
        : ExtractedProperty(value: plain, type: text, order: order)
    }
    if let binding = unwrappedBinding(name, text, uses, order, rank) { return binding }
    guard uses.allSatisfy({ !$0.isProjected && !$0.isReplaced }) else { return nil }
    if rank == .parameter { return parameter(name, local, uses, type, text, order) }
    if let narrow = narrowed(name, uses, type, isConstant: true) {
      return narrow
    }
    if isObservable(type), ownerReads(local, asIn: uses),
      let narrow = narrowed(name, uses, type, ofObject: true)
    {
      return narrow
    }
    if name.count == 1, let free = longerName(for: name, uses, ownNames(of: local, type)) {
      replace(uses.map(\.node), with: free)
      return ExtractedProperty(value: free, type: text, order: order, argument: name)
    }
    return ExtractedProperty(value: name, type: text, order: order)
  }

  /// Whether code of the member that stays where it is reads the same of the object while the view is computed.
  private func ownerReads(_ local: LocalName, asIn uses: [OuterUse]) -> Bool {
    guard let member = onlyMember(of: uses.map(\.node)), let owner = local.node.typeMember else {
      return false
    }
    return owner.subtree.contains { id in
      guard let access = MemberAccess(owner.tree.node(id)), access.name?.text == member,
        let base = access.base,
        base.kind == .declReferenceExpr, base.firstName?.text == local.text, !reader.moves(base),
        reader.locals.binding(of: local.text, seenFrom: base)?.node == local.node
      else { return false }
      return !base.ancestors.contains { ancestor in
        Closure(ancestor).map { reader.resolver.role(of: $0) == .action } ?? false
      }
    }
  }

  /// What a name of one letter stands for: `entry` for `e` of `ForEach(entries) { e in`, `index` for `i` of `0..<count`; else
  /// what its type says.
  private func ownNames(of local: LocalName, _ type: InferredType?) -> [String] {
    var names: [String] = []
    if let closure = Closure(local.node.ancestor(.closureExpr)), closure.parameterNames.count == 1,
      let call = closure.use?.call, call.isPlainCall(of: "ForEach") || call.isPlainCall(of: "List"),
      closure.parameterNames.first?.text == local.text,
      let list = call.firstArgument?.value
    {
      if list.kind == .sequenceExpr || MemberAccess(list)?.name == "indices" {
        if local.text == "i", type?.namedType == "Int" { names.append("index") }
      } else if let many = MemberAccess(list)?.name?.text ?? list.referencedName?.text, many != "allCases",
        case let one = NameWords.singular(many), one != many, let subject = NameWords.subject(one)
      {
        names.append(Self.valueName(NameWords.words(of: subject)))
      }
    }
    return names + self.names(of: type)
  }

  /// `format`, `exportFormat`, `reportExportFormat` for `ReportExportFormat`.
  private func names(of type: InferredType?) -> [String] {
    guard let name = type?.path?.last, !TypeInference.everywhere.contains(name) else { return [] }
    let words = NameWords.words(of: name)
    return words.indices.reversed().map { Array(words[$0...]) }
      .filter { $0.count == words.count || NameWords.subject($0.joined()) != nil }
      .map(Self.valueName)
  }

  private static func valueName(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    let isInitialism = first == first.uppercased()
    let begin = isInitialism ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return begin + words.dropFirst().joined()
  }

  /// A helper's parameter, or the only member that is read of it.
  private mutating func parameter(
    _ name: String, _ local: LocalName, _ uses: [OuterUse], _ type: InferredType?, _ text: String,
    _ order: Int
  ) -> ExtractedProperty {
    let whole = ExtractedProperty(value: name, type: text, order: order, rank: .parameter)
    guard let parameter = FunctionParameter(local.node), parameter.defaultValue == nil,
      let values = valuesHandedOver(for: parameter)
    else { return whole }
    if values.allSatisfy(\.hasOwnType),
      let narrow = narrowed(name, uses, type, isConstant: true, onlyToMember: true)
    {
      return ExtractedProperty(
        name: narrow.name, rank: .parameter, order: order, declaration: narrow.declaration,
        argument: narrow.argument)
    }
    guard let free = longerName(for: parameter, values, uses, type) else { return whole }
    replace(uses.map(\.node), with: free)
    return ExtractedProperty(value: free, type: text, order: order, argument: name, rank: .parameter)
  }

  /// The values that the helper's calls hand over for the parameter. Nil where one of them can't be told.
  func valuesHandedOver(for parameter: FunctionParameter) -> [Node]? {
    guard let function = reader.ownFunction, let name = function.name,
      let index = function.parameters.firstIndex(where: { $0.node == parameter.node })
    else { return nil }
    var values: [Node] = []
    for reference in memberUses.references(to: name.text) {
      guard let call = reference.ownCall else {
        // `ForEach(items, content: row)`
        if function.parameters.count == 1 { continue }
        return nil
      }
      guard function.parameters.prefix(index).allSatisfy({ $0.defaultValue == nil }),
        let value = call.arguments.dropFirst(index).first?.value
      else { return nil }
      values.append(value)
    }
    return values
  }

  /// The name of a parameter that has only one letter, from what the calls hand over, if all give it the same name, or
  /// from its type.
  private func longerName(
    for parameter: FunctionParameter, _ values: [Node], _ uses: [OuterUse], _ type: InferredType?
  ) -> String? {
    guard let name = parameter.name?.text, name.count == 1, parameter.label?.text != name else { return nil }
    let given = values.map { MemberAccess($0)?.name?.text ?? $0.referencedName?.text }
    let common = given.first.flatMap { first in given.allSatisfy { $0 == first } ? first : nil }
    return longerName(for: name, uses, [common].compactMap { $0 } + names(of: type))
  }

  /// The first of the names that may stand for one of a letter in the code that moves.
  private func longerName(for name: String, _ uses: [OuterUse], _ names: [String]) -> String? {
    guard
      uses.allSatisfy({
        $0.node.kind == .declReferenceExpr && $0.node.firstName?.text == name
      })
    else { return nil }
    return names.first {
      $0.count > 1 && !$0.hasPrefix("$") && !$0.isReservedWord && !isTaken($0, uses.map(\.node))
    }
  }

  /// `@Binding var size: Int` for a value of the type `Binding<Int>`; nil for other types.
  mutating func unwrappedBinding(
    _ name: String, _ type: String, _ uses: [OuterUse], _ order: Int, _ rank: ExtractedProperty.Rank
  ) -> ExtractedProperty? {
    guard type.hasPrefix("Binding<"), type.hasSuffix(">"),
      uses.allSatisfy({ use in
        let own = MemberAccess(use.node).map { $0.base?.isReference(to: "self") == true } ?? true
        return !use.isProjected && own && use.node.kind != .optionalBindingCondition
          && use.node.kind != .closureCapture
      })
    else { return nil }
    let value = valueName(ofBinding: name, uses)
    let wrapped = type.dropFirst("Binding<".count).dropLast()
    // What the piece only reads the owner can read for it.
    let isOnlyRead = uses.allSatisfy {
      !$0.isAssigned && !$0.isCalledOn && !$0.isLate && MemberAccess($0.node.parent)?.name == "wrappedValue"
    }
    for use in uses {
      if let access = MemberAccess(use.node.parent), access.base == use.node, access.name == "wrappedValue" {
        reader.replace(access.node.range, with: value)
        dropAlias(of: access.node, value)
      } else {
        reader.replace(use.node.range, with: "$" + value)
      }
    }
    if isOnlyRead, rank != .parameter {
      return ExtractedProperty(
        value: value, type: String(wrapped), order: order, argument: name + ".wrappedValue")
    }
    return ExtractedProperty(
      name: value, rank: rank == .parameter ? .parameter : .state, order: order,
      declaration: "@Binding var \(value): \(wrapped)", argument: name)
  }

  /// `bytes` for `bytesBinding`, as which a bound property would be called an `Int`.
  private func valueName(ofBinding name: String, _ uses: [OuterUse]) -> String {
    guard name.hasSuffix("Binding") else { return name }
    let value = String(name.dropLast("Binding".count))
    return value.isEmpty || value.isReservedWord || isTaken(value, uses.map(\.node)) ? name : value
  }

  /// Takes away `let item = binding.wrappedValue`, a constant of the piece that only gives what is bound another name, where
  /// each use of it may read the value anew.
  private mutating func dropAlias(of value: Node, _ name: String) {
    guard let alias = AliasDeclaration(of: value), reader.piece.contains(alias.statement) else { return }
    let statement = alias.statement
    let meant = reader.locals.binding(of: name, seenFrom: statement)?.node
    var uses: [Node] = []
    for id in statement.parent?.subtree ?? statement.subtree {
      let node = statement.tree.node(id)
      // `if let item` and `[item]` name it otherwise.
      if node.kind == .optionalBindingCondition && node.child(.initializerClause) == nil
        || node.kind == .closureCapture,
        node.tokenRange.contains(where: { node.tree.text(of: node.tree.tokens[$0]) == alias.name })
      {
        return
      }
      guard node.kind == .declReferenceExpr, !node.isMemberName, node.firstName?.text == alias.name,
        let local = reader.locals.binding(of: alias.name, seenFrom: node), statement.contains(local.node)
      else { continue }
      let use = OuterUse(
        node, isProjected: false, in: reader.piece.subtree, entry: nil, isAction: false, reader.resolver)
      guard !use.isLate, reader.locals.binding(of: name, seenFrom: node)?.node == meant else { return }
      uses.append(node)
    }
    guard !uses.isEmpty else { return }
    reader.replace(alias.removal, with: "")
    for use in uses { reader.replace(use.range, with: name) }
  }

  /// Takes away `let points = model.kind.points`, where that is all that the code that moves reads of the value, and gives
  /// the constant's name, which the value gets.
  mutating func takeAlias(of reads: [Node]) -> String? {
    guard reads.count == 1, let value = reads.first, reader.piece.contains(value),
      let alias = AliasDeclaration(of: value), case let name = alias.name, name != "body",
      !name.isReservedWord, reader.members.named(name).isEmpty,
      reader.memberUses[name] == nil, reader.localUses[name] == nil,
      !properties.contains(where: { $0.name == name }), !reader.actions.contains(where: { $0.name == name }),
      Vocabulary.modifiers[name] == nil
    else { return nil }
    let statement = alias.statement
    // All that has the name means the constant.
    for id in reader.piece.subtree {
      let node = statement.tree.node(id)
      switch node.kind {
      case .declReferenceExpr where !node.isMemberName && node.firstName?.text == name:
        guard let local = reader.locals.binding(of: name, seenFrom: node),
          statement.contains(local.node)
        else { return nil }
      case .identifierPattern where node.firstName?.text == name:
        guard statement.contains(node) else { return nil }
      case .closureShorthandParameter, .closureParameter, .functionParameter:
        if node.text.hasPrefix(name) || node.text.hasPrefix("$" + name) { return nil }
      default: continue
      }
    }
    guard reader.movedMembers.allSatisfy({ hasOwnMeaning(of: name, in: $0) }) else { return nil }
    reader.replace(alias.removal, with: "")
    return name
  }

  /// Whether all that has the name in a member that moves is a local of it, or a member of a type in it.
  private func hasOwnMeaning(of name: String, in member: Node) -> Bool {
    member.subtree.allSatisfy { id in
      let node = member.tree.node(id)
      guard node.kind == .declReferenceExpr || node.kind == .closureCapture, !node.isMemberName,
        (node.kind == .closureCapture ? node.capturedName : node.firstName)?.text == name
      else { return true }
      if let place = node.typeMember, reader.resolver.localNames(in: place).shadow(name, at: node) {
        return true
      }
      let (file, owner) = (reader.resolver.file, reader.members.type)
      guard let type = file.enclosingType(of: node), type.qualifiedName != owner.qualifiedName else {
        return false
      }
      return !TypeMembers(of: type, in: file).named(name).isEmpty
    }
  }

  /// The input with the name of the constant that is all that the piece makes of it, which goes: `let points = chart`.
  mutating func renamed(_ property: ExtractedProperty, _ uses: [OuterUse]) -> ExtractedProperty {
    let head = "let \(property.name): "
    guard property.argument == property.name, property.rank == .value || property.rank == .parameter,
      property.declaration.hasPrefix(head), !property.isFunction, !property.declaration.hasSuffix("!"),
      uses.count == 1, let use = uses.first?.node, use.kind.isExpression,
      // A shorter name says less.
      let alias = AliasDeclaration(of: use)?.name, alias.count > Self.longestAbbreviation,
      takeAlias(of: [use]) != nil
    else { return property }
    return ExtractedProperty(
      name: alias, rank: property.rank, order: property.order,
      declaration: "let \(alias): \(property.declaration.dropFirst(head.count))", argument: property.argument)
  }

  private static let longestAbbreviation = 3

  /// Whether the parameter is one of the function whose whole body moves.
  func isOfHelper(_ parameter: Node) -> Bool {
    parameter.ancestor(.functionDecl).map { $0 == reader.ownFunction?.node } ?? false
  }

  /// The property that is meant by `@Bindable var model = model`.
  private func bindable(_ local: LocalName) -> Property? {
    guard let value = local.bindableValue, let name = value.firstName?.text,
      reader.locals.binding(of: name, seenFrom: value) == nil,
      let property = reader.members.property(name)
    else { return nil }
    if let type = property.type { return type.kind == .optionalType ? nil : property }
    return property
  }
}

extension LocalName {
  /// The name on the right of `@Bindable var model = model`.
  var bindableValue: Node? {
    guard let binding = PatternBinding(node.parent), let variable = VariableDecl(binding.node.parent),
      let attribute = variable.node.attributes.first, attribute.attributeName == "Bindable",
      variable.node.attributes.count == 1, variable.bindings.count == 1, binding.type == nil,
      let value = binding.initialValue, value.kind == .declReferenceExpr
    else { return nil }
    return value
  }
}

extension Node {
  /// Whether a period may stand directly after the expression, and its type doesn't depend on what it is handed to:
  /// `.zero` is nothing without it.
  var hasOwnType: Bool {
    var node = self
    while let inner = MemberAccess(node)?.base ?? node.postfixBase { node = inner }
    return node.kind == .declReferenceExpr
  }

  /// What is called, or what has the subscript.
  private var postfixBase: Node? {
    kind == .functionCallExpr || kind == .subscriptCallExpr ? firstChild : nil
  }
}

/// `let points = model.points`, a constant that only gives a value another name.
private struct AliasDeclaration {
  let name: String
  let statement: Node
  /// What goes with it: the UTF-8 offsets up to the next statement.
  let removal: Range<Int>

  /// Nil where the value isn't all of a constant's, or a comment would go with that.
  init?(of value: Node) {
    guard let binding = PatternBinding(value.parent?.parent), binding.initialValue == value,
      let variable = VariableDecl(binding.node.parent), variable.isLet, variable.bindings.count == 1,
      variable.node.attributes.isEmpty, binding.type == nil, let name = binding.name,
      let statement = variable.node.parent, statement.kind == .codeBlockItem,
      let next = statement.nextSibling
    else { return nil }
    self.name = name.text
    self.statement = statement
    removal = statement.range.lowerBound..<next.range.lowerBound
    if Layout(statement.tree).hasComment(removal) { return nil }
  }
}
