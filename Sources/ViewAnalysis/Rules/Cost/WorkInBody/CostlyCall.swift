/// One call that costs much by itself.
private enum SingleWork {
  /// It makes an object that is costly to make, and could be kept.
  case making
  /// It reads files or stored data.
  case reading
  /// It draws an image.
  case drawing

  init?(_ call: FunctionCall, _ resolver: ViewResolver) {
    switch resolver.expensiveCall(call.node)?.work {
    case .construction: self = .making
    case .reading: self = .reading
    case .drawing: self = .drawing
    default: return nil
    }
  }

  /// What it is called for all rules.
  var kind: ExpensiveWork {
    switch self {
    case .making: .construction
    case .reading: .reading
    case .drawing: .drawing
    }
  }
}

/// A call in a body, or in what a body calls, that costs much by itself.
struct CostlyCall {
  private let call: FunctionCall
  private let work: SingleWork
  private let code: BodyCode
  /// Where a body calls the method, or reads the property, that the call is in; nil where it is in a body itself.
  private let use: BodyUse?
  /// Whether it makes an object from values, of which each needs an object of its own.
  private let isVarying: Bool

  init?(_ node: Node, _ context: RuleContext) {
    self.init(each: node, context)
    // What one member does is one fault.
    if context.step != .all, let use, Self.calls(in: use.member.member, context)[work.kind]?.first != node.id
    {
      return nil
    }
  }

  /// The call, whatever else the code around it does.
  private init?(each node: Node, _ context: RuleContext) {
    let resolver = context.resolver
    guard let call = FunctionCall(node), let work = SingleWork(call, resolver),
      !isPartOfOther(call, resolver),
      let root = call.rootName, !resolver.declares(root)
    else { return nil }
    if let code = resolver.bodyCode(around: node) {
      guard code.isRunByBody(resolver) else { return nil }
      self.code = code
      use = nil
    } else {
      guard context.step >= .strict || call.rootName.map({ $0 != "UserDefaults" }) ?? true,
        let use = resolver.bodyUse(of: node),
        context.step >= .strict || work == .making
          || use.isDirect
            && use.member.member.declaredBlock.map({ !node.isOccasional(in: $0, afterReturns: true) }) ?? true
      else { return nil }
      code = use.member
      self.use = use
    }
    guard
      context.step == .all || !code.isOutsideUpdates(at: use?.reference ?? node, resolver),
      context.step >= .strict || work != .drawing && !isPreparation(call, resolver),
      context.step == .all || !call.namesKnownFolder
    else { return nil }
    isVarying = work == .making && call.arguments.contains(where: varies)
    // One for each value has to be made somewhere.
    guard context.step >= .strict || !isVarying else { return nil }
    self.call = call
    self.work = work
  }

  /// The calls in a member, which a body uses, that are reported for it, in the order of the text.
  private static func calls(in member: Node, _ context: RuleContext) -> [ExpensiveWork: [Int]] {
    let resolver = context.resolver
    if let known = resolver.costlyCalls[member.id] { return known }
    var found: [ExpensiveWork: [Int]] = [:]
    for id in member.tree.nodes.ids(of: [.functionCallExpr], in: member.subtree) {
      guard let call = CostlyCall(each: member.tree.node(id), context),
        call.use?.member.member.id == member.id
      else { continue }
      found[call.work.kind, default: []].append(id)
    }
    resolver.costlyCalls[member.id] = found
    return found
  }

  /// UTF-8 offsets of what the body does: the call itself, or the name of what it calls.
  var range: Range<Int> { use?.reference.range ?? call.node.range }

  var related: [RelatedLocation] {
    use == nil ? [] : [RelatedLocation(range: call.node.range, message: "The work is here")]
  }

  /// "`body` of `Row`".
  private var member: String {
    guard let use else { return "`\(code.name.text)` of `\(code.type.spokenName)`" }
    let way = use.isDirect ? "" : " by way of `\(use.reference.text)`"
    return "`\(code.name.text)`, which `\(use.code.name.text)` of `\(code.type.spokenName)` uses\(way)"
  }

  /// The same, as the subject of a sentence.
  private var subject: String { use == nil ? member : member + "," }

  /// Whether the member does the work in some cases only.
  private var isInBranch: Bool {
    guard let block = use?.member.member.declaredBlock else { return false }
    return call.node.isOccasional(in: block, afterReturns: true)
      || call.node.ancestors.prefix { $0 != block }.contains {
        $0.kind == .codeBlock && IfExpr($0.parent) != nil
      }
  }

  /// What to do about a coder of the type, whose work costs more than to create it; nil for other types.
  static func coderAdvice(_ type: String) -> String? {
    let result: String
    switch type {
    case "JSONDecoder", "PropertyListDecoder": result = "decodes"
    case "JSONEncoder", "PropertyListEncoder": result = "encodes"
    default: return nil
    }
    return "Keep what it \(result) in the model, or at least the `\(type)` in a `static let`."
  }

  /// Types whose values are made of a pattern.
  static let havePatterns: Set<String> = ["NSRegularExpression", "Regex", "NSPredicate"]

  var message: String {
    let often =
      use == nil
      ? "each time it is evaluated" : isInBranch ? "in each update that takes this branch" : "in every update"
    switch work {
    case .making:
      let name = (call.name == "init" ? call.base?.referencedName : call.name)?.text ?? ""
      if let advice = Self.coderAdvice(name) {
        return "\(subject) creates a new `\(name)` \(often). \(advice)"
      }
      return
        "\(subject) creates a new `\(name)` \(often), which costs far more than using it. "
        + (isVarying
          ? "Make it where the values change that it is made from, and keep it."
          : "Keep one in a `static let`\(name.hasSuffix("Formatter") ? ", or format with a `FormatStyle`" : "").")
    case .drawing:
      return "\(subject) draws an image with `\(call.calleeText)` \(often). "
        + "Draw it where the values change that it is made from, and keep it."
    case .reading:
      let callee = call.calleeText
      return "\(subject) calls `\(callee)` \(often), on the main thread. "
        + (callee.hasPrefix("UserDefaults.standard")
          ? remedyForUserDefaults(call) : "Do it once, in `.task` or in the model, and keep the result.")
    }
  }

  var reason: String {
    switch work {
    case .making:
      "`\(call.node.shortText)` is in \(member), so each update of the view creates one and discards it."
    case .drawing, .reading:
      "`\(call.node.shortText)` is in \(member): each update of the view waits for it, although the data "
        + "has usually not changed."
    }
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    switch work {
    case .making: Hoisting(of: reported(context), in: code, context).map { [$0.rewrite] } ?? []
    case .drawing, .reading: []
    }
  }

  /// The calls that the finding stands for: the member's that do such work.
  private func reported(_ context: RuleContext) -> [FunctionCall] {
    guard context.step != .all, let member = use?.member.member else { return [call] }
    return (Self.calls(in: member, context)[work.kind] ?? []).compactMap {
      FunctionCall(call.node.tree.node($0))
    }
  }
}

/// Whether the argument may have another value each time; a constant that is a literal has not.
private func varies(_ argument: Argument) -> Bool {
  guard argument.node.readsValues else { return false }
  guard let value = argument.value, value.kind == .declReferenceExpr, let name = value.firstName,
    case .value(let constant?)? = value.localBinding(of: name), constant.kind == .stringLiteralExpr
  else { return true }
  return constant.child(.expressionSegment) != nil
}

/// Whether the call is a part of another one that is reported: `Data(contentsOf: url)` in `UIImage(data: …)`.
private func isPartOfOther(_ call: FunctionCall, _ resolver: ViewResolver) -> Bool {
  for ancestor in call.node.ancestors {
    if ancestor.kind == .codeBlockItem || ancestor.kind == .closureExpr { return false }
    if let outer = FunctionCall(ancestor), SingleWork(outer, resolver) != nil { return true }
  }
  return false
}

/// Whether the call is a condition, and a later one of the same list is reported: the path of a file that is read then.
private func isPreparation(_ call: FunctionCall, _ resolver: ViewResolver) -> Bool {
  guard
    let condition = call.node.ancestors.first(where: {
      $0.kind == .conditionElement || $0.kind == .codeBlockItem
    }),
    condition.kind == .conditionElement
  else { return false }
  return sequence(first: condition, next: \.nextSibling).dropFirst().contains { later in
    later.kind == .conditionElement
      && later.descendants(.functionCallExpr).contains { node in
        FunctionCall(node).map { SingleWork($0, resolver) != nil } ?? false
      }
  }
}

extension FunctionCall {
  /// Whether it asks where one of the system's folders is, which looks at no file:
  /// `FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)`.
  fileprivate var namesKnownFolder: Bool {
    (name == "urls" || name == "url") && firstArgument?.label.map { $0 == "for" } == true
      && rootName.map { $0 == "FileManager" } == true
  }

  /// The name that the callee begins with: `FileManager` in `FileManager.default.fileExists`.
  fileprivate var rootName: Name? {
    guard var node = callee else { return nil }
    while let access = MemberAccess(node), let base = access.base { node = base }
    return node.referencedName
  }
}
