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
      Work on collections whose result goes neither to a `ForEach`, `List`, `Table`, `Chart` or plot nor to a local \
      constant (nor, where a method does the work, straight to a view of the app or a helper), strings that are \
      `joined`, and the path of a shape.
      """,
      """
      In `recommended` and `strict`: work for which there is no better place, because it reads a value that the \
      body itself computes or is given (a row's element, the proxy of a `GeometryReader`), calls a closure of each \
      element, makes values that hold an action (the buttons of a sheet), or is in a widget's view, which runs once per \
      entry; and what is done for a sheet or a popover while it is shown. In `recommended` also a pass over what a \
      call or a computed property has made just before.
      """,
      """
      In `recommended` and `strict`: methods elsewhere that go through a collection, and return no collection. Several \
      objects that one member of the view makes are one finding, and so is all that it reads.
      """,
      "Properties and methods that give a colour: that is data.",
      """
      In `recommended` and `strict`: `UserDefaults` that a method or computed property reads, and the places of the \
      system's folders (`FileManager.default.urls(for:in:)`), or of the app's files, that a member of another type \
      looks up. In `recommended`: constants \
      of a type (`Section.defaults`), collection work in methods on what a row or a call just before has given them, images \
      that are drawn, what such a member of the view has members of other types read, what another member does in one case of a `switch` or after `??` only, files \
      that it reads by way of another member, or after an `if` that may have returned a value at hand, objects that are made \
      from values (a predicate, a pattern), and a call in a condition that only prepares the next one, which is reported.
      """,
      """
      Methods and computed properties that assign what they make to something (a cache), what they have \
      members of other types do, unless they name the type (`Ages.text(of: date)`), and members in a module that the file \
      can't import, as far as the folders tell.
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
    rewriteLevels: [.safe, .refactor],
    kinds: [.functionCallExpr, .variableDecl, .optionalBindingCondition, .sourceFile],
    callees: NameSet(CollectionPass.consumers.allNames + Vocabulary.calleesForbiddenInBody.allNames),
    check: { node, context in
      switch node.kind {
      case .variableDecl: checkLocal(node, context)
      case .optionalBindingCondition: checkBinding(node, context)
      case .functionCallExpr: checkCall(node, context)
      default: checkCalledWork(context)
      }
    },
    explain: { node, context in
      CollectionPass(node, context)?.reason ?? CostlyCall(node, context)?.reason
        ?? CalledWork(node, context)?.reason ?? ""
    },
    rewrites: { node, context in
      CollectionPass(node, context)?.rewrites(context) ?? CostlyCall(node, context)?.rewrites(context) ?? []
    })
}

/// The subject of the finding is the call that does the work.
private func checkCall(_ node: Node, _ context: RuleContext) {
  guard let call = FunctionCall(node) else { return }
  if CollectionPass.consumers.contains(call.name) {
    checkConsumer(call, context)
  } else if let call = CostlyCall(node, context) {
    context.report(at: call.range, subject: node, message: call.message, related: call.related)
  }
}

/// What the workspace's functions and computed properties do for a body: reported at each place in it that names one, and
/// once where it does so by way of a member that names one several times. The subject is the name.
private func checkCalledWork(_ context: RuleContext) {
  var reported: Set<String> = []
  for reference in context.resolver.costlyReferences {
    guard let work = CalledWork(reference, context), reported.insert(work.key).inserted else { continue }
    context.report(
      at: work.range, subject: reference, message: work.message, related: work.related(context))
  }
}

/// `ForEach(values.filter { … })`.
private func checkConsumer(_ call: FunctionCall, _ context: RuleContext) {
  guard call.isPlain, let name = call.name, let first = call.firstArgument, first.label == nil,
    let data = first.value,
    Vocabulary.marks.contains(name)
      ? !context.resolver.declares(name) : context.resolver.declaredEntry(name) != nil
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

/// `if let shown = values?.filter { … }` in a body, where `shown` is the data of a `ForEach`.
private func checkBinding(_ node: Node, _ context: RuleContext) {
  guard let block = IfExpr(node.parent?.parent)?.thenBlock, let name = node.boundName,
    let value = node.child(.initializerClause)?.firstChild,
    let work = collectionWork(in: value, isCollection: false, context),
    block.descendants(.functionCallExpr).contains(where: { loop in
      guard let call = FunctionCall(loop), call.isPlain, CollectionPass.consumers.contains(call.name),
        let data = call.firstArgument, data.label == nil
      else { return false }
      return data.node.descendants(.declReferenceExpr).contains { $0.isName(name) }
    })
  else { return }
  report(work, context)
}

private func report(_ work: (node: Node, pass: CollectionPass), _ context: RuleContext) {
  context.report(at: work.node.range, subject: work.node, message: work.pass.message)
}
