extension Rule {
  package static let workInBody = Rule(
    id: "work_in_body", severity: .warning, profile: .recommended, family: .cost,
    title: "Expensive work in a body",
    summary:
      "A view's body sorts or filters data, creates a formatter, or reads files each time it is evaluated.",
    why: """
      SwiftUI evaluates a body whenever something that it reads changes, which can be many times a \
      second while the user scrolls or drags. All work in it runs each time: a collection is filtered \
      and sorted again after an unrelated change, a formatter is set up again, a file is read on the \
      main thread.
      """,
    remedy: """
      Prepare data where it changes: in the model, or in state that `.task` or `.onChange` updates. Keep \
      formatters and decoders in a `static let`, or let `Text(_:format:)` do the formatting.
      """,
    silentOn: [
      "Work in an action (`Button`, `onAppear`, `task`, …), which runs once per event.",
      """
      Cheap operations: work on literals, ranges and `allCases`, on properties whose elements the code \
      spells out, `enumerated`, `prefix`, `reversed`, `zip`, and the `map` of an optional.
      """,
      """
      Work on collections whose result goes neither to a `ForEach`, `List`, `Table` or `Chart` nor to a local \
      constant, strings that are `joined`, and the path of a shape.
      """,
      """
      In `recommended` and `strict`: work for which there is no better place, because it reads a value \
      that the body itself computes or is given (a row's element, the proxy of a `GeometryReader`), calls \
      a closure of each element, or is in a widget's view, which runs once per entry.
      """,
      """
      In `recommended`: constants of a type (`Section.defaults`), files that a method or computed \
      property reads, and collection work in methods.
      """,
    ],
    keepIf: [
      """
      It is one pass over a dozen elements, in a body that is rarely evaluated: leave it where it reads \
      best.
      """
    ],
    disagreement: """
      One section of the SwiftUI View Structure Reference shows `init` as a place to prepare data; \
      another, and the newest edition, warn that `init` runs as often as the body of the parent. The \
      text follows the second.
      """,
    sources: [Citation(.viewStructure, section: "Keep View Body Simple and Avoid High-Cost Operations")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct MessageHeader: View {
            let message: Message

            var body: some View {
              VStack {
                Text(message.sender)
                date
              }
            }

            private var date: some View {
              let formatter = DateFormatter()
              formatter.dateStyle = .medium
              return Text(formatter.string(from: message.sentAt))
            }
          }
          """,
        good: """
          import SwiftUI

          struct MessageHeader: View {
            private static let formatter: DateFormatter = {
              let formatter = DateFormatter()
              formatter.dateStyle = .medium
              return formatter
            }()

            let message: Message

            var body: some View {
              VStack {
                Text(message.sender)
                date
              }
            }

            private var date: some View {
              return Text(Self.formatter.string(from: message.sentAt))
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          final class Inbox: ObservableObject {
            @Published var messages: [Message] = []
          }

          struct UnreadList: View {
            @ObservedObject var inbox: Inbox

            var body: some View {
              List {
                ForEach(inbox.messages.filter { $0.isUnread }) { message in
                  Text(message.sender)
                }
              }
            }
          }
          """,
        good: """
          import SwiftUI

          final class Inbox: ObservableObject {
            @Published private(set) var unread: [Message] = []
            @Published var messages: [Message] = [] {
              didSet { unread = messages.filter { $0.isUnread } }
            }
          }

          struct UnreadList: View {
            @ObservedObject var inbox: Inbox

            var body: some View {
              List {
                ForEach(inbox.unread) { message in
                  Text(message.sender)
                }
              }
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          struct AvatarView: View {
            let file: String

            var body: some View {
              if let image = UIImage(contentsOfFile: file) {
                Image(uiImage: image).resizable()
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct AvatarView: View {
            let file: String
            @State private var image: UIImage?

            var body: some View {
              Image(uiImage: image ?? UIImage())
                .resizable()
                .task(id: file) {
                  image = await Task.detached { [file] in UIImage(contentsOfFile: file) }.value
                }
            }
          }
          """),
    ],
    rewriteLevels: [.safe, .refactor], kinds: [.functionCallExpr, .variableDecl],
    callees: NameSet(consumers.allNames + Vocabulary.calleesForbiddenInBody), check: checkWorkInBody,
    explain: { node, context in
      CollectionPass(node, context)?.reason ?? CostlyCall(node, context)?.reason ?? ""
    },
    rewrites: { node, context in
      CollectionPass(node, context)?.rewrites(context) ?? CostlyCall(node, context)?.rewrites(context) ?? []
    })
}

/// The subject of each finding is the call that does the work.
private func checkWorkInBody(_ node: Node, _ context: RuleContext) {
  if node.kind == .variableDecl {
    checkLocal(node, context)
    return
  }
  guard let call = FunctionCall(node) else { return }
  if consumers.contains(call.name) {
    checkConsumer(call, context)
  } else if let call = CostlyCall(node, context) {
    context.report(at: call.range, subject: node, message: call.message, related: call.related)
  }
}

// MARK: Collections

private let consumers: NameSet = ["ForEach", "List", "Table", "Chart", "OutlineGroup"]

/// `ForEach(values.filter { … })`.
private func checkConsumer(_ call: FunctionCall, _ context: RuleContext) {
  guard call.isPlain, let first = call.firstArgument, first.label == nil, let data = first.value,
    context.resolver.declaredEntry(call.name) != nil
  else { return }
  if let work = collectionWork(in: data, isCollection: true, context) { report(work, context) }
}

/// `let shown = values.filter { … }` in a body.
private func checkLocal(_ node: Node, _ context: RuleContext) {
  guard node.parent?.kind == .codeBlockItem, let variable = VariableDecl(node) else { return }
  for child in variable.node.children {
    guard let binding = PatternBinding(child), let value = binding.initialValue, value.firstChild != nil,
      binding.name != nil, !value.joinsText,
      let work = collectionWork(in: value, isCollection: false, context)
    else { continue }
    report(work, context)
  }
}

private func report(_ work: Node, _ context: RuleContext) {
  guard let pass = CollectionPass(work, context) else { return }
  context.report(at: work.range, subject: work, message: pass.message)
}

/// A call in a body that goes through all elements of a collection, for a view of them or for a local.
private struct CollectionPass {
  private let call: FunctionCall
  private let name: String
  /// "the data of `ForEach`", or the local's name.
  private let purpose: String
  private let code: BodyCode

  init?(_ node: Node, _ context: RuleContext) {
    guard let call = FunctionCall(node), call.isCollectionWork, let name = call.name?.text,
      let code = context.resolver.bodyCode(around: node), let purpose = Self.purpose(of: node),
      // There must be a better place for it.
      context.step == .all
        || !call.readsLocals && !call.asksElementsClosure(context.resolver)
          && !context.resolver.isInWidget(code.type)
    else { return nil }
    self.call = call
    self.name = name
    self.purpose = purpose
    self.code = code
  }

  private static func purpose(of node: Node) -> String? {
    for ancestor in node.ancestors {
      if let name = PatternBinding(ancestor)?.name { return "`\(name.text)`" }
      if let argument = Argument(ancestor), argument.label == nil, let call = FunctionCall(ancestor.parent),
        call.isPlain, let name = call.name, consumers.contains(name)
      {
        return "the data of `\(name.text)`"
      }
      if ancestor.kind == .codeBlockItem { return nil }
    }
    return nil
  }

  /// What the call, and those that it is chained to, go through.
  private var data: String { call.collection?.rootOfCollectionWork.shortText ?? "the data" }

  var message: String {
    "`\(name == "Dictionary" ? "Dictionary(grouping:)" : name)` iterates over `\(data)` each time "
      + "`\(code.name.text)` of `\(code.type.name)` is evaluated. "
      + "Prepare \(purpose) in the model, or in state that is updated when the data changes."
  }

  var reason: String {
    "\(purpose.prefix(1).uppercased() + purpose.dropFirst()) is computed from `\(data)` in `\(code.name.text)`, "
      + "with a pass over all elements in every update of `\(code.type.name)`, whatever has changed."
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    PreparedProperty(call, in: code, context).map { [$0.rewrite] } ?? []
  }
}

/// The expensive call that an expression of data ends in, cheap ones around it left aside.
///
/// With `isCollection`, the value is known to be a collection; else its `map` may be an optional's.
private func collectionWork(in value: Node, isCollection: Bool, _ context: RuleContext) -> Node? {
  // Pieces of the expression that give its elements, and whether each is known to be a collection.
  var pending: [(node: Node, isCollection: Bool)] = [(value, isCollection)]
  while let (node, isCollection) = pending.popLast() {
    switch node.kind {
    case .functionCallExpr:
      guard let call = FunctionCall(node) else { continue }
      if call.isCollectionWork, !call.isCopy {
        guard let data = call.collection, !data.namesPublisher, !data.namesScenes,
          !isSmall(data, context)
        else { continue }
        let isOptionals = !isCollection && (call.name == "map" || call.name == "flatMap")
        if !isOptionals || context.resolver.isKnownCollection(data) { return node }
      }
      if call.isPlain {
        if call.name == "Array" || call.name == "Set" || call.name == "zip" {
          for argument in call.arguments.reversed() where argument.label == nil {
            if let value = argument.value { pending.append((value, true)) }
          }
        }
      } else if let base = call.base {
        pending.append((base, isCollection || ofCollections.contains(call.name)))
      }
    case .memberAccessExpr:
      guard let access = MemberAccess(node), let base = access.base else { continue }
      pending.append((base, ofCollections.contains(access.name)))
    case .tupleExpr:
      if node.children.count == 1, let inner = Argument(node.firstChild)?.value {
        pending.append((inner, isCollection))
      }
    case .tryExpr, .awaitExpr, .forceUnwrapExpr, .optionalChainingExpr, .unsafeExpr:
      if let inner = node.firstChild { pending.append((inner, false)) }
    case .sequenceExpr:
      // A ternary's condition makes no elements.
      let hasTernary = node.child(.unresolvedTernaryExpr) != nil
      var isAfterCondition = !hasTernary
      for part in node.children {
        if part.kind == .unresolvedTernaryExpr {
          isAfterCondition = true
          if let branch = part.firstChild { pending.append((branch, isCollection)) }
        } else if isAfterCondition, part.kind != .binaryOperatorExpr {
          pending.append((part, isCollection && hasTernary))
        }
      }
    default: continue
    }
  }
  return nil
}

/// Whether the collection has few elements: the code spells them out, or in `recommended` it is a constant of a type.
private func isSmall(_ data: Node, _ context: RuleContext) -> Bool {
  if CollectionExpression(data, context.resolver).isSmall(limit: nil) { return true }
  switch context.resolver.amount(of: data, limit: Int.max) {
  case .fixed: return true
  case .limited: return context.step == .recommended && data.isTypesMember
  case .unknown: return context.step == .recommended && data.isTypesMember
  case .growing: return false
  }
}

/// Members that only collections have.
private let ofCollections: NameSet = [
  "filter", "sorted", "compactMap", "reduce", "shuffled", "joined", "enumerated", "reversed", "count",
  "isEmpty",
  "first", "last", "prefix", "suffix", "dropFirst", "dropLast", "indices", "contains", "allSatisfy", "min",
  "max",
  "forEach",
]

extension ViewResolver {
  /// Whether the code shows that the value is a collection, not an optional.
  fileprivate func isKnownCollection(_ node: Node) -> Bool {
    if let call = FunctionCall(node), !call.isPlain {
      return call.name != "map" && call.name != "flatMap" && call.isCollectionWork
        || call.name == "enumerated" || call.name == "reversed" || call.name == "prefix"
    }
    guard let name = node.referencedName else { return false }
    if let access = MemberAccess(node) {
      if access.name == "keys" || access.name == "values" || access.name == "indices" { return true }
      guard access.base?.isReference(to: "self") == true else { return false }
    }
    let isCollection = { (type: Node?) -> Bool in
      guard let type = type.map(self.file.unaliased) else { return false }
      return type.kind == .arrayType || type.kind == .dictionaryType || type.typeName == "Set"
        || type.typeName == "Array" || type.typeName == "FetchedResults"
    }
    for ancestor in node.ancestors {
      if let function = FunctionDecl(ancestor),
        let parameter = function.parameters.first(where: { $0.name?.hasSameText(as: name) == true })
      {
        return isCollection(parameter.type)
      }
    }
    guard let type = file.enclosingType(of: node) else { return false }
    let property = file.types.lazy.filter { $0.qualifiedName == type.qualifiedName }.flatMap(\.properties)
      .first { $0.name?.hasSameText(as: name) == true }
    return isCollection(property?.type)
  }
}

extension Node {
  /// Whether the chain begins with one of Combine's publishers, whose methods have the same names.
  fileprivate var namesPublisher: Bool {
    let root = rootOfCollectionWork
    return ([root] + Array(root.descendants)).contains { node in
      guard node.kind == .declReferenceExpr, let name = node.firstName else { return false }
      if name.hasSuffix("ublisher") { return true }
      // `$query`, not `$0`.
      return name.hasPrefix("$") && name.text.dropFirst().first?.isLetter == true
    }
  }

  /// `names.joined(separator: ", ")`: a text to read, made from a few words; with `?? ""` or not.
  fileprivate var joinsText: Bool {
    let value = kind == .sequenceExpr ? firstChild ?? self : self
    return FunctionCall(value)?.name == "joined"
  }

  /// `Section.defaults`
  fileprivate var isTypesMember: Bool {
    guard let access = MemberAccess(self), let base = access.base else { return false }
    return base.isTypeReference && base.referencedName != "Self"
  }

  /// Whether these are the app's few windows, which the system keeps and no model could.
  fileprivate var namesScenes: Bool {
    let root = rootOfCollectionWork.referencedName
    return root == "connectedScenes" || root == "windows"
  }

  /// Where the chain of calls begins that this expression ends: `values` in `values.filter { … }.sorted()`.
  fileprivate var rootOfCollectionWork: Node {
    var node = self
    while let call = FunctionCall(node), !call.isPlain, let base = call.base,
      call.isCollectionWork || call.name == "enumerated" || call.name == "reversed"
    {
      node = base
    }
    return node
  }
}

extension FileModel {
  /// What the file's own alias stands for; other types as they are.
  fileprivate func unaliased(_ type: Node) -> Node {
    guard type.kind == .identifierType, let name = type.firstName else { return type }
    for id in tree.nodes.ids(of: [.typeAliasDecl]) {
      let alias = tree.node(id)
      guard alias.name(atToken: alias.introducerToken + 1)?.hasSameText(as: name) == true,
        let target = alias.child(.typeInitializerClause)?.firstChild
      else { continue }
      return target
    }
    return type
  }
}

extension FunctionCall {
  /// Whether the work reads a value that the body around it computes or is given: a local, a row's element, the proxy
  /// of a `GeometryReader`.
  fileprivate var readsLocals: Bool {
    node.subtree.contains { id in
      let reference = node.tree.node(id)
      guard reference.kind == .declReferenceExpr, !reference.isMemberName, let name = reference.firstName
      else { return false }
      switch reference.localBinding(of: name) {
      case .closureParameter(let closure): return !node.contains(closure.node)
      case .value(let value): return value.map { !node.contains($0) } ?? true
      case .other: return true
      case .parameter, nil: return false
      }
    }
  }

  /// Whether the closure calls a closure that each element brings along: `filter { $0.isShown() }`.
  fileprivate func asksElementsClosure(_ resolver: ViewResolver) -> Bool {
    guard let closure = closures.first?.closure ?? Closure(arguments.first?.value),
      let element = collection.flatMap({ resolver.elementName(of: $0) })
    else { return false }
    return closure.node.descendants.contains { inner in
      guard let call = FunctionCall(inner), let name = call.name?.text, call.base?.kind == .declReferenceExpr
      else { return false }
      return resolver.workspace.types(named: element).contains { type in
        type.facts.properties.contains { $0.name == name && $0.type?.contains("->") == true }
      }
    }
  }

  /// What the call goes through, where it is `isCollectionWork`.
  fileprivate var collection: Node? { isPlain ? firstArgument?.value : base }

  /// `map { $0 }`, another spelling of `Array(…)`.
  fileprivate var isCopy: Bool {
    guard name == "map", let closure = closures.first?.closure ?? Closure(arguments.first?.value) else {
      return false
    }
    return closure.parameterNames.isEmpty && closure.node.onlyExpression?.isReference(to: "$0") == true
  }
}

// MARK: Formatters and files

/// One call that costs much by itself.
private enum SingleWork {
  /// It makes an object that is costly to make, and could be kept.
  case making
  /// It reads files or stored data.
  case reading

  init?(_ call: FunctionCall, _ resolver: ViewResolver) {
    switch resolver.expensiveCall(call.node)?.work {
    case .construction: self = .making
    case .reading: self = .reading
    default: return nil
    }
  }
}

extension FunctionCall {
  /// What is called, for a message: `FileManager.default.fileExists`, `UIImage(data:)`.
  fileprivate var calleeText: String {
    let callee = (callee.map { $0.text } ?? "").filter { !$0.isWhitespace }
    guard name?.isCapitalized == true, let label = arguments.first?.label else { return callee }
    return "\(callee)(\(label.text):)"
  }
}

/// A call in a body, or in what a body calls, that costs much by itself.
private struct CostlyCall {
  private let call: FunctionCall
  private let work: SingleWork
  private let code: BodyCode
  /// Where a body calls the method, or reads the property, that the call is in; nil where it is in a body itself.
  private let use: BodyUse?

  init?(_ node: Node, _ context: RuleContext) {
    let resolver = context.resolver
    guard let call = FunctionCall(node), let work = SingleWork(call, resolver),
      !isPartOfOther(call, resolver),
      let root = call.rootName, !resolver.declares(root)
    else { return nil }
    if let code = resolver.bodyCode(around: node) {
      self.code = code
      use = nil
    } else {
      guard work == .making || context.step >= .strict, let use = resolver.bodyUse(of: node) else {
        return nil
      }
      code = use.member
      self.use = use
    }
    guard context.step == .all || !resolver.isInWidget(code.type) else { return nil }
    self.call = call
    self.work = work
  }

  /// UTF-8 offsets of what the body does: the call itself, or the name of what it calls.
  var range: Range<Int> { use?.reference.range ?? call.node.range }

  var related: [RelatedLocation] {
    use == nil ? [] : [RelatedLocation(range: call.node.range, message: "The work is here")]
  }

  /// "`body` of `Row`".
  private var member: String {
    guard let use else { return "`\(code.name.text)` of `\(code.type.name)`" }
    return "`\(code.name.text)`, which `\(use.code.name.text)` of `\(code.type.name)` uses"
  }

  /// The same, as the subject of a sentence.
  private var subject: String { use == nil ? member : member + "," }

  var message: String {
    let often = use == nil ? "each time it is evaluated" : "in every update"
    switch work {
    case .making:
      let name = (call.name == "init" ? call.base?.referencedName : call.name)?.text ?? ""
      return
        "\(subject) creates a new `\(name)` \(often), which costs far more than using it. "
        + "Keep one in a `static let`\(name.hasSuffix("Formatter") ? ", or format with a `FormatStyle`" : "")."
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
    case .reading:
      "`\(call.node.shortText)` is in \(member): each update of the view waits for it, although the data "
        + "has usually not changed."
    }
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    switch work {
    case .making: Hoisting(call, in: code, context).map { [$0.rewrite] } ?? []
    case .reading: []
    }
  }
}

/// Whether the call is a part of another one that is reported: `Data(contentsOf: url)` in `UIImage(data: …)`.
private func isPartOfOther(_ call: FunctionCall, _ resolver: ViewResolver) -> Bool {
  for ancestor in call.node.ancestors {
    if ancestor.kind == .codeBlockItem || ancestor.kind == .closureExpr { return false }
    if let outer = FunctionCall(ancestor), SingleWork(outer, resolver) != nil { return true }
  }
  return false
}

extension FunctionCall {
  /// The name that the callee begins with: `FileManager` in `FileManager.default.fileExists`.
  fileprivate var rootName: Name? {
    guard var node = callee else { return nil }
    while let access = MemberAccess(node), let base = access.base { node = base }
    return node.referencedName
  }
}
