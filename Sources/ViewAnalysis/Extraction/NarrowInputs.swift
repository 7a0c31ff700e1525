/// Inputs that are less than the whole value: `user.name` in place of `user`.
extension ExtractionInputs {
  /// The one member of a value that is all that the piece reads of it: `user.name`, handed over in place of `user`, and
  /// `geometry.size.width` in place of `geometry`. What is constant for the view may also be read when something happens.
  /// Of an object whose changes run the view that hands it over, the member must be a value. With `onlyToMember` it is no
  /// answer to a question, and no element of an array.
  mutating func narrowed(
    _ name: String, _ uses: [OuterUse], _ type: InferredType?, isConstant: Bool = false,
    ofObject: Bool = false, onlyToMember: Bool = false
  ) -> ExtractedProperty? {
    // A container measures anew before anything can happen in it.
    let isReadLater = uses.contains { !$0.isReadWithView } && type?.text != "GeometryProxy"
    guard !isReadLater || isConstant,
      uses.allSatisfy({
        !$0.isProjected && !$0.isAssigned && $0.node.kind != .optionalBindingCondition
          && $0.node.kind != .closureCapture
      }),
      // In other builds, or on other systems, there may be no such member.
      !uses.allSatisfy({ $0.node.isConditional(within: reader.piece) })
    else { return nil }
    let order = Self.firstUse(uses)
    var (reads, read) = (uses.map(\.node), type)
    var path = [name]
    var isOfObject = false
    let isShadowed =
      reader.localUses[name] == nil && reader.locals.binding(of: name, seenFrom: reader.piece.first) != nil
    var argument = isShadowed ? "self." + name : name
    while let owner = read {
      if !isReadLater, let unwrapped = unwrapped(reads, owner) {
        (reads, read) = (unwrapped, owner.wrapped)
        argument += "!"
        continue
      }
      guard let step = step(from: reads, of: owner, isObject: path.count == 1 && ofObject),
        !onlyToMember || !step.isOptional && step.type != nil
      else { break }
      // A getter may read what changes meanwhile.
      if isReadLater, !reader.types.isStored(step.member, in: owner.wrapped ?? owner) { break }
      path.append(step.member)
      isOfObject = isOfObject || keeps(step.member, owner)
      argument += (step.isOptional ? "?." : ".") + step.member
      (reads, read) = (step.accesses, step.type)
    }
    let last = path[path.count - 1]
    if !isReadLater, !onlyToMember,
      let answer = presence(of: last, argument, reads, order: order)
        ?? choice(of: last, argument, reads, order: order)
    {
      return answer
    }
    guard let read else { return nil }
    if !isReadLater, !onlyToMember,
      let answer = presenceOfValue(in: read, last, argument, reads, order: order)
    {
      return answer
    }
    if !isReadLater, !onlyToMember, let size = size(of: read, named: last, argument, reads, order: order) {
      return size
    }
    if !onlyToMember,
      let element = element(
        of: read, named: last, argument, reads, order: order, isReadLater: isReadLater)
    {
      return element
    }
    if !isReadLater, !onlyToMember,
      let value = lookedUp(in: read, named: last, argument, reads, order: order)
    {
      return value
    }
    if path.count > 1, let text = text(of: read), let alias = takeAlias(of: reads) {
      return ExtractedProperty(value: alias, type: text, order: order, argument: argument)
    }
    if path.count == 1, argument.hasSuffix("!"), let text = text(of: read) {
      replace(reads, with: name)
      return ExtractedProperty(value: name, type: text, order: order, argument: argument)
    }
    guard path.count > 1, let text = text(of: read),
      let free = measureName(path, reads) ?? nameWithOwner(path, reads)
        ?? (onlyToMember ? nameOfMember(last, of: name, reads) : freeName(for: last, of: name, reads))
    else { return nil }
    replace(reads, with: free)
    if isOfObject, uses.allSatisfy(\.isInAction), !reader.types.isCopied(read) { keptForActions.insert(free) }
    return ExtractedProperty(value: free, type: text, order: order, argument: argument)
  }

  /// `user!` in all places that read the value, one of which is reached whenever the piece is shown.
  private func unwrapped(_ reads: [Node], _ type: InferredType) -> [Node]? {
    let unwrapped = reads.compactMap(\.parent).filter { $0.kind == .forceUnwrapExpr }
    guard type.wrapped != nil, unwrapped.count == reads.count,
      unwrapped.contains(where: { reader.piece.contains($0) && isComputedWithPiece($0) })
    else { return nil }
    return unwrapped
  }

  /// A binding of the one stored property that is all that the piece uses of a value: `$draft.name`, handed over in place
  /// of `$draft`, or of the object that a wrapper follows. Nil where the piece doesn't show that the property can be set;
  /// with `isSet` it may set that of an object, too.
  mutating func narrowedBinding(
    _ name: String, _ uses: [OuterUse], _ type: InferredType?, ofObject: Bool = false, isSet: Bool = false
  ) -> ExtractedProperty? {
    let accesses = uses.compactMap(\.node.parent)
    guard let type, reader.types.isValueType(type) || ofObject, accesses.count == uses.count,
      uses.allSatisfy({ !$0.isProjected || $0.node.referencedName?.text == "$" + name }),
      [name, "$" + name].allSatisfy({ reader.locals.binding(of: $0, seenFrom: reader.piece.first) == nil }),
      !uses.allSatisfy({ $0.node.isConditional(within: reader.piece) }),
      let member = onlyMember(of: uses.map(\.node)),
      reader.types.isStored(member, in: type, besides: ofObject ? "Published" : nil),
      let memberName = MemberAccess(accesses.first)?.name,
      let read = reader.types.type(ofMember: memberName, in: type),
      // What is set of an object leaves the property that holds it as it is.
      uses.contains(where: {
        $0.isProjected
          || (isSet || !ofObject) && ($0.isAssigned || changesMember($0)) && reader.types.isCopied(read)
      }),
      case (let path, let ends, let value) = innermost([name, member], accesses, read),
      let text = text(of: value), let last = path.last,
      let free = freeName(for: last, of: path[path.count - 2], ends)
    else { return nil }
    replace(zip(uses, ends).filter { !$0.0.isProjected }.map(\.1), with: free)
    replace(zip(uses, ends).filter { $0.0.isProjected }.map(\.1), with: "$" + free)
    return ExtractedProperty(
      "Binding", free, type: text, order: Self.firstUse(uses), argument: "$" + path.joined(separator: "."))
  }

  /// The path on to the one stored property that is all that the piece uses of the values: `password` for
  /// `$model.account.password`.
  private func innermost(
    _ path: [String], _ accesses: [Node], _ type: InferredType
  ) -> (path: [String], accesses: [Node], type: InferredType) {
    let next = accesses.compactMap(\.parent)
    guard next.count == accesses.count, reader.types.isValueType(type),
      let member = onlyMember(of: accesses), reader.types.isStored(member, in: type),
      let name = MemberAccess(next.first)?.name, let inner = reader.types.type(ofMember: name, in: type),
      reader.types.isCopied(inner)
    else { return (path, accesses, type) }
    return innermost(path + [member], next, inner)
  }

  /// Whether it calls a method of the member that only what can be set has: `draft.tags.removeAll()`.
  private func changesMember(_ use: OuterUse) -> Bool {
    guard let access = use.node.parent, let method = MemberAccess(access.parent), method.base == access,
      method.node.ownCall != nil
    else { return false }
    return Self.mutating.contains(method.name)
  }

  private static let mutating: NameSet = [
    "append", "formUnion", "insert", "move", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle",
  ]

  /// A member that is all that the piece reads of values.
  struct Step {
    let member: String
    let accesses: [Node]
    /// Nil where it can't be told, and the piece asks only whether there is a value.
    let type: InferredType?
    /// `user?.name`
    let isOptional: Bool
  }

  /// With `isObject`, the values may be references to an object, of which the member is a value. What another object keeps
  /// for good may be anything.
  func step(from reads: [Node], of type: InferredType, isObject: Bool) -> Step? {
    let isOptional = reads.allSatisfy { $0.parent?.kind == .optionalChainingExpr }
    let values = isOptional ? reads.compactMap(\.parent) : reads
    guard let owner = isOptional ? type.wrapped : type, let member = onlyMember(of: values) else {
      return nil
    }
    let accesses = values.compactMap(\.parent)
    let isValue =
      reader.types.isValueType(owner) || isMeasure(owner) || owner.tupleElement(named: member) != nil
      || !isOptional && !isObject && keeps(member, owner)
    // Alone `isEmpty` doesn't say what is.
    guard isValue || isObject && member != "isEmpty", let first = accesses.first,
      !isOptional || accesses.allSatisfy({ !$0.isContinued })
    else { return nil }
    // What is computed under a condition only may have no value otherwise.
    let isReadWithPiece =
      isMeasure(owner) || reader.types.isHarmless(member, of: owner)
      || accesses.contains { reader.piece.contains($0) && isComputedWithPiece($0) }
    let inferred =
      reader.types.type(of: first)
      ?? (!isOptional && accesses.contains(where: \.isTruthValue) ? .known("Bool") : nil)
    guard isReadWithPiece else { return nil }
    guard let inferred,
      isValue || reader.types.isCopied(inferred)
        || isObject && reader.objectKind(of: owner) == .silent && isSilentObject(inferred)
    else {
      return accesses.allSatisfy { $0.comparison?.other.kind == .nilLiteralExpr }
        ? Step(member: member, accesses: accesses, type: nil, isOptional: isOptional) : nil
    }
    return Step(member: member, accesses: accesses, type: inferred, isOptional: isOptional)
  }

  /// Whether it is a class of the workspace whose objects tell nobody of changes.
  private func isSilentObject(_ type: InferredType) -> Bool {
    guard type.wrapped == nil, let name = reader.types.qualifiedName(of: type),
      reader.types.declaration(qualifiedName: name)?.kind == .classDecl
    else { return false }
    return reader.objectKind(of: type).map { $0 == .silent } ?? true
  }

  /// `hasUser` for `user != nil`, where the piece asks nothing else.
  private mutating func presence(
    of name: String, _ path: String, _ reads: [Node], order: Int
  ) -> ExtractedProperty? {
    let comparisons = reads.compactMap(\.comparison)
    guard comparisons.count == reads.count, comparisons.allSatisfy({ $0.other.kind == .nilLiteralExpr }),
      let free = NameWords.presence(name), !isTaken(free, reads)
    else {
      return nil
    }
    for (read, comparison) in zip(reads, comparisons) {
      if comparison.isEqual, let (first, second) = read.branchesOfComparison,
        !reader.edits.contains(where: { edit in
          [first, second].contains { $0.range.contains(edit.range.lowerBound) }
        })
      {
        let (firstText, secondText) = (first.text, second.text)
        reader.replace(comparison.range, with: free)
        reader.replace(first.range, with: secondText)
        reader.replace(second.range, with: firstText)
      } else {
        reader.replace(comparison.range, with: comparison.isEqual ? "!" + free : free)
      }
    }
    return ExtractedProperty(value: free, type: "Bool", order: order, argument: path + " != nil")
  }

  /// `hasDraft` for `drafts[key] != nil`, where the piece asks nothing else of the dictionary, and the owner knows the key.
  private mutating func presenceOfValue(
    in dictionary: InferredType, _ name: String, _ path: String, _ reads: [Node], order: Int
  ) -> ExtractedProperty? {
    guard case .written(let type) = dictionary, type.kind == .dictionaryType else { return nil }
    var keys: [Node] = []
    var comparisons: [(range: Range<Int>, isEqual: Bool)] = []
    for read in reads {
      guard let access = read.parent, access.kind == .subscriptCallExpr, access.firstChild == read,
        access.children.count == 2, let argument = Argument(access.children.last), argument.label == nil,
        let key = argument.value, isOfOwner(key), key.text == keys.first?.text ?? key.text,
        let comparison = access.comparison, comparison.other.kind == .nilLiteralExpr
      else { return nil }
      keys.append(key)
      comparisons.append((comparison.range, comparison.isEqual))
    }
    guard let key = keys.first, let free = NameWords.presence(NameWords.singular(name)), !isTaken(free, reads)
    else { return nil }
    for comparison in comparisons {
      reader.replace(comparison.range, with: comparison.isEqual ? "!" + free : free)
    }
    for key in keys { namesOfOwner.formUnion(key.subtree) }
    return ExtractedProperty(value: free, type: "Bool", order: order, argument: "\(path)[\(key.text)] != nil")
  }

  /// Puts the name in the place of the reads.
  mutating func replace(_ reads: [Node], with name: String) {
    for read in reads {
      // `if let name` for `if let name = model.name`.
      let start = read.bindingOfSameName(name)?.range.lowerBound ?? read.range.lowerBound
      reader.replace(start..<read.range.upperBound, with: name)
    }
  }

  /// The property that is read of all of the values; nil where something else is done with one of them.
  func onlyMember(of values: [Node]) -> String? {
    var member: Name?
    for value in values {
      guard let access = MemberAccess(value.parent), access.base == value, let own = access.name,
        FunctionCall(access.node.parent)?.callee != access.node,
        member.map({ $0.hasSameText(as: own) }) ?? true
      else { return nil }
      member = own
    }
    guard let text = member?.text, !text.isReservedWord, text != "body", text != "self" else { return nil }
    return text
  }

  /// Whether it is what SwiftUI measures: a container's geometry, a size, a frame, a place.
  func isMeasure(_ type: InferredType) -> Bool {
    ["GeometryProxy", "CGSize", "CGRect", "CGPoint", "EdgeInsets"].contains(type.text)
      && !reader.resolver.isHidden(systemType: type.text)
  }
}

extension Node {
  /// Whether it is a Boolean value by where it stands: in a condition, before a ternary's `?`, after `!`.
  var isTruthValue: Bool {
    switch parent?.kind {
    case .conditionElement: true
    case .prefixOperatorExpr: parent?.text.hasPrefix("!") == true
    case .sequenceExpr: isOperandOfLogic
    default: false
    }
  }

  /// Whether nothing but `&&`, `||` or a ternary's `?` is written beside it.
  private var isOperandOfLogic: Bool {
    guard followsLogic else { return false }
    return nextSibling.map {
      $0.isLogic || parent?.firstChild == self && $0.kind == .unresolvedTernaryExpr
    } ?? true
  }

  /// Whether it begins the expression, or stands behind `&&` or `||`.
  private var followsLogic: Bool {
    parent?.children.filter { $0.id < id }.last?.isLogic ?? true
  }

  private var isLogic: Bool { kind == .binaryOperatorExpr && (hasText("&&") || hasText("||")) }

  /// The comparison of the value with another one; the text asks that both are equal.
  var comparison: (range: Range<Int>, other: Node, isEqual: Bool, text: String)? {
    guard parent?.kind == .sequenceExpr, let parts = parent.map({ Array($0.children) }),
      let index = parts.firstIndex(of: self)
    else { return nil }
    let start = index >= 2 && parts[index - 1].isEquation ? index - 2 : index
    guard start + 2 < parts.count, parts[start + 1].isEquation,
      start == 0 || parts[start - 1].isLogic,
      start + 3 == parts.count || parts[start + 3].isLogic
        || parts[start + 3].kind == .unresolvedTernaryExpr
    else { return nil }
    let (left, sign, right) = (parts[start], parts[start + 1], parts[start + 2])
    return (
      left.range.lowerBound..<right.range.upperBound, left == self ? right : left, sign.hasText("=="),
      "\(left.text) == \(right.text)"
    )
  }

  /// What a ternary gives that does nothing but compare the value, in either case, where both are plain literals or
  /// members, also of types: they can change places.
  fileprivate var branchesOfComparison: (first: Node, second: Node)? {
    guard let sequence = parent, sequence.kind == .sequenceExpr,
      case let parts = Array(sequence.children), parts.count == 5, parts[0] == self || parts[2] == self,
      parts[3].kind == .unresolvedTernaryExpr, let first = parts[3].firstChild,
      !Layout(tree).hasComment(parts[3].range.lowerBound..<sequence.range.upperBound)
    else { return nil }
    let second = parts[4]
    let isPlain = [first, second].allSatisfy { branch in
      branch.subtree.allSatisfy { id in
        let node = tree.node(id)
        return node.kind != .closureExpr && node.kind != .sequenceExpr
          && (node.kind != .declReferenceExpr || node.isMemberName || node.isTypeReference)
      }
    }
    return isPlain ? (first, second) : nil
  }

  private var isEquation: Bool { kind == .binaryOperatorExpr && (hasText("==") || hasText("!=")) }

  /// Whether the chain of members, calls and subscripts goes on after it.
  var isContinued: Bool {
    switch parent?.kind {
    case .memberAccessExpr, .subscriptCallExpr, .functionCallExpr: parent?.firstChild == self
    default: false
    }
  }

  /// The pattern of the condition that binds the expression's value to the name: `title` in
  /// `if let title = model.title`.
  func bindingOfSameName(_ name: String) -> Node? {
    guard let condition = parent?.parent, parent?.kind == .initializerClause,
      condition.kind == .optionalBindingCondition, condition.child(.typeAnnotation) == nil,
      let pattern = condition.child(.identifierPattern), pattern.firstName?.text == name
    else { return nil }
    return pattern
  }
}
