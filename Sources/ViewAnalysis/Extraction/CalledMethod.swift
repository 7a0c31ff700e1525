/// A method of one of the owner's values that several actions call, each with something else of its own: the new view is
/// handed one closure for it.
struct CalledMethod {
  /// What the actions call: `model.select`.
  let callee: Node
  /// The argument's label, with what follows it: `option: `.
  let label: String
  /// What it takes.
  let type: InferredType

  /// The closure that the owner hands over.
  var closure: String { "{ \(callee.text)(\(label)$0) }" }

  /// What the action hands to the method.
  static func value(of site: Node) -> Node? {
    FunctionCall(site.onlyStatement)?.firstArgument?.value
  }
}

extension ViewExtractor {
  /// One action for each method that several of the groups call with one argument, which the piece knows without its owner:
  /// `model.select(nil)` and `model.select(item)`; and the groups that are left.
  func forwarded(
    _ groups: [[Node]], in piece: ExtractionPiece
  ) -> (actions: [ExtractionAction], rest: [[Node]]) {
    var byMethod: [String: [[Node]]] = [:]
    for group in groups {
      if let site = group.first, let key = key(of: site, in: piece) {
        byMethod[key, default: []].append(group)
      }
    }
    var actions: [ExtractionAction] = []
    var rest = groups
    for (_, own) in byMethod.sorted(by: {
      ($0.value.first?.first?.id ?? 0) < ($1.value.first?.first?.id ?? 0)
    })
    where own.count > 1 {
      let sites = own.flatMap { $0 }.sorted { $0.id < $1.id }
      guard let first = sites.first, let call = FunctionCall(first.onlyStatement), let callee = call.callee,
        let method = call.name, let event = NameWords.userEvent(method.text),
        names(for: sites, in: piece, isOnly: false, isToldElement: false).contains(event),
        let type = parameterType(of: call)
      else { continue }
      let label = call.firstArgument?.label.map { $0.text + ": " } ?? ""
      var action = ExtractionAction(first: first, others: Array(sites.dropFirst()), name: event)
      action.called = CalledMethod(callee: callee, label: label, type: type)
      actions.append(action)
      rest.removeAll { own.contains($0) }
    }
    return (actions, rest)
  }

  /// What the actions have in common that can be one; nil for one that does more than call a method of a value.
  private func key(of site: Node, in piece: ExtractionPiece) -> String? {
    guard site.kind == .closureExpr, isPlainAction(site), !layout.hasComment(site.range),
      let call = FunctionCall(site.onlyStatement), call.closures.isEmpty, call.arguments.count == 1,
      let argument = call.firstArgument, let value = argument.value, let callee = call.callee,
      let base = call.base, !base.isTypeReference, !base.isReference(to: "self"),
      layout.isOneLine(callee.range), !callee.contains([.functionCallExpr]),
      outerNames(in: callee).allSatisfy({ $0.local == nil }),
      outerNames(in: value).allSatisfy({ $0.local.map { piece.contains($0.node) } ?? false }),
      canStay(callee, outsideOf: piece, besides: nil)
    else { return nil }
    return callee.text + "(" + (argument.label?.text ?? "")
  }

  /// The type of the parameter of the only method that the call can mean, which takes one.
  private func parameterType(of call: FunctionCall) -> InferredType? {
    guard let base = call.base, let name = call.name?.text, let owner = types.type(of: base),
      owner.wrapped == nil, let typeName = types.qualifiedName(of: owner)
    else { return nil }
    let functions = types.declarations(of: owner, declaring: name).flatMap(\.functions)
      .filter { $0.name == name }
    guard functions.count == 1, let function = functions.first, !function.isStatic, !function.isMutating,
      function.parameters.count == 1, let text = function.parameters.first?.type,
      !text.hasPrefix("inout "), !text.hasSuffix("..."), !text.contains("@")
    else { return nil }
    return types.spelled(text, in: typeName).map { .known($0) }
  }
}
