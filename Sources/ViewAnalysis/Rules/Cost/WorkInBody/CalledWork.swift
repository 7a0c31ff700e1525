/// Work that a body has another type, or a function of no type, do for it.
struct CalledWork {
  private let use: CostlyUse
  private let code: BodyCode
  /// Where a body reaches the code that runs the member, if that is no body itself.
  private let path: BodyUse?
  /// "the data of `ForEach`", or the local's name, of what goes through a collection.
  private let purpose: String

  /// The name of the member in the code.
  init?(_ node: Node, _ context: RuleContext) {
    let step = context.step
    let resolver = context.resolver
    guard let use = resolver.costlyUse(at: node) else { return nil }
    let iterates = use.member.work == .iterating
    // By way of other members, only what is made counts in `recommended`: what is read may depend on the way.
    guard
      step >= .strict
        || use.isOwnerKnown && (use.member.work == .making || resolver.bodyCode(around: node) != nil)
    else { return nil }
    if let code = resolver.bodyCode(around: node) {
      guard code.isRunByBody(resolver) else { return nil }
      self.code = code
      path = nil
    } else {
      guard !iterates, let path = resolver.bodyUse(of: node) else { return nil }
      code = path.code
      self.path = path
    }
    // What the view's own members in this file make and read is reported where they do it.
    guard iterates || use.file != resolver.fileName || use.member.owner != code.type.name else { return nil }
    if iterates {
      guard let call = use.call, let purpose = call.node.dataPurpose(resolver),
        // What comes to one value in the end may go through a few letters.
        step == .all || use.member.givesCollection && !call.readsLocals,
        step >= .strict || !call.asksForRow(resolver) && !call.takesMadeLocals
      else { return nil }
      self.purpose = purpose
    } else {
      purpose = ""
    }
    guard
      step == .all || !use.member.isCheap,
      step >= .strict || use.member.work != .drawing && !use.member.isConditional,
      // What it is handed decides whether it does the work, and the code here may hand it something else.
      step == .all || !(use.member.isConditional && use.member.labels?.isEmpty == false),
      step == .all || !code.isOutsideUpdates(at: node, resolver)
    else { return nil }
    self.use = use
  }

  /// The same for all names in another member by way of which the body runs this one.
  var key: String { "\(range.lowerBound) \(use.file) \(use.member.owner ?? "").\(use.member.name)" }

  /// UTF-8 offsets of what the body names.
  var range: Range<Int> { (path?.reference ?? use.reference).range }

  func related(_ context: RuleContext) -> [RelatedLocation] {
    context.resolver.range(ofWork: use).map { range in
      let file = use.file == context.resolver.fileName ? nil : use.file
      return [RelatedLocation(file: file, range: range, message: "The work is here")]
    } ?? []
  }

  /// "`body` of `Row` calls `age`".
  private var subject: String {
    let body = "`\(code.name.text)` of `\(code.type.spokenName)`"
    let member = "\(use.call == nil ? "reads" : "calls") `\(use.member.spokenName)`"
    return path.map { "\(body) uses `\($0.member.name.text)`, which \(member)" } ?? "\(body) \(member)"
  }

  var message: String {
    let callee = use.member.callee
    switch use.member.work {
    case .making:
      let type = use.member.type ?? callee
      if let advice = CostlyCall.coderAdvice(type) {
        return "\(subject), and each time that creates a new `\(type)`. \(advice)"
      }
      let rest =
        CostlyCall.havePatterns.contains(type)
        ? ", or, where its pattern varies, create it where that changes"
        : type.hasSuffix("Formatter") ? ", or format with a `FormatStyle`" : ""
      return "\(subject), and each time that creates a new `\(type)`, which costs far more than using it. "
        + "Keep one in a `static let`\(rest)."
    case .reading:
      return "\(subject), and each time that calls `\(callee)`, on the main thread. "
        + "Do it once, in `.task` or in the model, and keep the result."
    case .drawing:
      return "\(subject), and each time that draws an image with `\(callee)`. "
        + "Draw it once, where the values change that it is made from, and keep it."
    case .iterating:
      return "\(subject), which goes through all elements of a collection each time. "
        + "Prepare \(purpose) in the model, or in state that is updated when the data changes."
    }
  }

  var reason: String {
    let owner = use.member.isInitializer ? nil : use.member.owner
    let member = "`\(owner.map { $0 + "." } ?? "")\(use.member.spokenName)`"
    switch use.member.work {
    case .making: return "\(member) keeps nothing: each update of the view creates an object and discards it."
    case .reading:
      return "\(member) reads again what has usually not changed, and each update of the view waits for it."
    case .drawing:
      return "\(member) keeps nothing: each update of the view draws the image again."
    case .iterating:
      return
        "\(purpose.prefix(1).uppercased() + purpose.dropFirst()) is computed by \(member) in every update of "
        + "`\(code.type.spokenName)`, whatever has changed."
    }
  }
}

extension Node {
  /// What the value of the expression becomes in the end, if nothing but its elements does: the data of a `ForEach`, what
  /// a view of the workspace or a helper is given, a local.
  fileprivate func dataPurpose(_ resolver: ViewResolver) -> String? {
    let argument = endOfCollectionChain.parent
    for ancestor in ancestors {
      switch ancestor.kind {
      case .memberAccessExpr, .functionCallExpr, .labeledExpr, .tupleExpr, .sequenceExpr, .forceUnwrapExpr,
        .optionalChainingExpr, .tryExpr, .initializerClause:
        if let call = FunctionCall(ancestor), let name = call.name,
          call.isPlain || call.base?.isReference(to: "self") == true
        {
          if call.isPlain, CollectionPass.consumers.contains(name) { return "the data of `\(name.text)`" }
          if argument?.kind == .labeledExpr, argument?.parent == ancestor,
            resolver.isViewType(name) && resolver.declares(name) || resolver.isHelper(name, at: ancestor)
          {
            return "what `\(name.text)` is given"
          }
          guard name == "Array" || name == "zip" else { return nil }
        }
      case .patternBinding: return PatternBinding(ancestor)?.name.map { "`\($0.text)`" }
      default: return nil
      }
    }
    return nil
  }

  /// The call with those chained to it that give a collection, too: `names().sorted()`.
  private var endOfCollectionChain: Node {
    var node = self
    while let access = MemberAccess(node.parent), access.base == node, let call = access.node.ownCall,
      call.isCollectionWork && call.name != "reduce" || call.name == "reversed"
    {
      node = call.node
    }
    return node
  }
}

extension ViewResolver {
  /// Whether a function of the name gives the view around the call a part of its body.
  fileprivate func isHelper(_ name: Name, at call: Node) -> Bool {
    guard let type = file.enclosingType(of: call),
      case .function(let function)? = members(of: type).only(name.text)
    else { return false }
    return function.node.declaredType?.isOpaque("View") == true
  }
}
