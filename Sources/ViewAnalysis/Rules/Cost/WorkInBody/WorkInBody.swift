extension Rule {
  package static let workInBody = Rule(
    id: "work_in_body", severity: .warning, profile: .recommended,
    title: "Costly work in a body",
    summary:
      "A view's body sorts or filters data, makes a formatter, or reads files each time it is computed.",
    explanation: """
      SwiftUI computes a body whenever something that it reads changes, sometimes several times for one frame. All \
      that stands in it runs each time: a collection is filtered and sorted anew for a change that has nothing to \
      do with it, a formatter loads its locale data again, a file is read on the main thread.

      Prepare data where it changes: in the model, in a stored property that `init` fills, in `.task` or \
      `.onChange`. Keep formatters and decoders in a `static let`, or let `Text(_:format:)` do the formatting.
      """,
    exceptions: """
      A pass over a dozen elements, in a body that is seldom computed, costs nothing that anyone notices: leave it \
      where it reads best. Work in an action (`Button`, `onAppear`, `task`, …) runs once per event and is left \
      alone. So is what is cheap: literals, ranges and `allCases`, `enumerated`, `prefix`, `reversed`, `zip`, and \
      the `map` of an optional, and what comes from a table of a type (`Section.defaults`). Collection work is \
      reported where it feeds `ForEach`, `List`, `Table`, `Chart` or a local, but for a text that is `joined` and \
      the path of a shape.
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

          struct UnreadList: View {
            let messages: [Message]

            var body: some View {
              List {
                ForEach(messages.filter { $0.isUnread }) { message in
                  Text(message.sender)
                }
              }
            }
          }
          """,
        good: """
          import SwiftUI

          struct UnreadList: View {
            let messages: [Message]
            private let filteredMessages: [Message]

            init(messages: [Message]) {
              self.messages = messages
              self.filteredMessages = messages.filter { $0.isUnread }
            }

            var body: some View {
              List {
                ForEach(filteredMessages) { message in
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
                .task { image = UIImage(contentsOfFile: file) }
            }
          }
          """),
    ],
    hasSafeRewrite: true, kinds: [.functionCallExpr, .variableDecl],
    callees: NameSet(consumers.allNames + Vocabulary.calleesForbiddenInBody), check: checkWorkInBody)
}

private func checkWorkInBody(_ node: Node, _ context: RuleContext) {
  if node.kind == .variableDecl {
    checkLocal(node, context)
    return
  }
  guard let call = FunctionCall(node) else { return }
  if consumers.contains(call.name) {
    checkConsumer(call, context)
  } else if let work = SingleWork(call, context.resolver) {
    report(work, call, context)
  }
}

// MARK: Collections

private let consumers: NameSet = ["ForEach", "List", "Table", "Chart", "OutlineGroup"]

/// `ForEach(values.filter { … })`.
private func checkConsumer(_ call: FunctionCall, _ context: RuleContext) {
  guard call.isPlain, let first = call.firstArgument, first.label == nil, let data = first.value,
    let work = CollectionWork(in: data, isCollection: true, context.file),
    context.resolver.declaredEntry(call.name) != nil, let name = call.name?.text
  else { return }
  report(work, for: "the data of `\(name)`", context)
}

/// `let shown = values.filter { … }` in a body.
private func checkLocal(_ node: Node, _ context: RuleContext) {
  guard node.parent?.kind == .codeBlockItem, let variable = VariableDecl(node) else { return }
  for child in variable.node.children {
    guard let binding = PatternBinding(child), let value = binding.initialValue, value.firstChild != nil,
      let name = binding.name, !value.joinsText,
      let work = CollectionWork(in: value, isCollection: false, context.file)
    else { continue }
    report(work, for: "`\(name.text)`", context)
  }
}

private func report(_ work: CollectionWork, for purpose: String, _ context: RuleContext) {
  guard let code = context.resolver.bodyCode(around: work.call.node), let name = work.call.name?.text else {
    return
  }
  let isDictionary = name == "Dictionary"
  let data = work.data?.shortText ?? "the data"
  context.report(
    at: work.call.node.range,
    message:
      "`\(isDictionary ? "Dictionary(grouping:)" : name)` goes through `\(data)` each time "
      + "`\(code.name.text)` of `\(code.type.name)` is computed. "
      + "Prepare \(purpose) outside: in the model, in `init`, or where the data changes.",
    reason:
      "\(purpose.prefix(1).uppercased() + purpose.dropFirst()) is made from `\(data)` in `\(code.name.text)`, "
      + "with a pass over all elements in every update of `\(code.type.name)`, whatever has changed.",
    rewrites: PreparedProperty(work.call, in: code, context).map { [$0.rewrite] } ?? [])
}

/// The expensive call that an expression of data ends in, cheap ones around it left aside.
private struct CollectionWork {
  let call: FunctionCall
  /// What the call, and those that it is chained to, go through.
  let data: Node?

  /// With `isCollection`, the place says that the value is a collection; else `map` may be an optional's.
  init?(in value: Node, isCollection: Bool, _ file: FileModel) {
    // Pieces of the expression that give its elements, and whether each is known to be a collection.
    var pending: [(node: Node, isCollection: Bool)] = [(value, isCollection)]
    while let (node, isCollection) = pending.popLast() {
      switch node.kind {
      case .functionCallExpr:
        guard let call = FunctionCall(node) else { continue }
        if call.isCollectionWork, !call.isCopy {
          let data = call.isPlain ? call.firstArgument?.value : call.base
          guard let data, !data.namesPublisher, !data.namesScenes, !data.isTypesMember,
            !CollectionExpression(data, in: file).isSmall(limit: nil)
          else { continue }
          let isOptionals = !isCollection && (call.name == "map" || call.name == "flatMap")
          if !isOptionals || file.isKnownCollection(data) {
            self.call = call
            self.data = data.rootOfCollectionWork
            return
          }
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
        var isBehindCondition = !hasTernary
        for part in node.children {
          if part.kind == .unresolvedTernaryExpr {
            isBehindCondition = true
            if let branch = part.firstChild { pending.append((branch, isCollection)) }
          } else if isBehindCondition, part.kind != .binaryOperatorExpr {
            pending.append((part, isCollection && hasTernary))
          }
        }
      default: continue
      }
    }
    return nil
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

extension FileModel {
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
      guard let type else { return false }
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
    guard let type = enclosingType(of: node) else { return false }
    let property = types.lazy.filter { $0.qualifiedName == type.qualifiedName }.flatMap(\.properties)
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

  /// `Section.defaults`: a table in code.
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

extension FunctionCall {
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

private func report(_ work: SingleWork, _ call: FunctionCall, _ context: RuleContext) {
  let resolver = context.resolver
  guard let code = resolver.bodyCode(around: call.node), !isPartOfOther(call, resolver),
    !(call.rootName.map { resolver.declares($0) } ?? true)
  else { return }
  let type = code.type.name
  let place = "`\(code.name.text)` of `\(type)`"
  switch work {
  case .making:
    let name = (call.name == "init" ? call.base?.referencedName : call.name)?.text ?? ""
    context.report(
      at: call.node.range,
      message:
        "\(place) makes a new `\(name)` each time it is computed, which costs far more than using it. "
        + "Keep one in a `static let`\(name.hasSuffix("Formatter") ? ", or format with a `FormatStyle`" : "").",
      reason:
        "`\(call.node.shortText)` stands in \(place), so each update of the view makes one and throws it away.",
      rewrites: Hoisting(call, in: code, context).map { [$0.rewrite] } ?? [])
  case .reading:
    context.report(
      at: call.node.range,
      message:
        "\(place) calls `\(call.calleeText)` each time it is computed, on the main thread. "
        + (call.calleeText.hasPrefix("UserDefaults.standard")
          ? remedyForUserDefaults(call)
          : "Do it once, in `.task` or in the model, and keep the result."),
      reason:
        "`\(call.node.shortText)` stands in \(place): the view waits for it in every update, though what it "
        + "reads is mostly the same as before.")
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
