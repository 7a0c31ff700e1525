extension Rule {
  package static let debugPrintChanges = Rule(
    id: "debug_print_changes", severity: .warning, profile: .recommended, family: .cost,
    title: "Leftover render debugging",
    summary: "`Self._printChanges()` or `Self._logChanges()` is called outside `#if DEBUG`.",
    why: """
      These functions log why SwiftUI evaluates a body again. They are meant for debugging: their \
      underscore marks them as unstable API, and each call costs time in every update of the view, also \
      in the released app.
      """,
    remedy: "Remove the call when you are done. To keep it, put it inside `#if DEBUG`.",
    silentOn: [
      "A call inside `#if DEBUG`.",
      "A call in a function whose name says that it prints.",
    ],
    keepIf: ["Only while you are debugging: there is no reason to keep the call in code that ships."],
    sources: [Citation(.viewStructure, section: "Debug SwiftUI Renderings")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct CounterView: View {
            @State private var count = 0

            var body: some View {
              let _ = Self._printChanges()
              Button("Count: \\(count)") { count += 1 }
            }
          }
          """,
        good: """
          import SwiftUI

          struct CounterView: View {
            @State private var count = 0

            var body: some View {
              Button("Count: \\(count)") { count += 1 }
            }
          }
          """)
    ],
    rewriteLevels: [.safe], kinds: [.functionCallExpr], callees: ["_printChanges", "_logChanges"],
    check: { node, context in
      guard let call = DebuggingCall(node, context) else { return }
      context.report(at: call.range, subject: node, message: call.message, isUnnecessary: true)
    },
    explain: { node, context in DebuggingCall(node, context)?.reason(context.file) ?? "" },
    rewrites: { node, context in DebuggingCall(node, context)?.rewrites(context.layout) ?? [] })
}

/// A call that is for debugging only, in code that ships.
private struct DebuggingCall {
  private let call: FunctionCall
  private let name: Name
  /// The `codeBlockItem` that is nothing but the call.
  private let item: Node

  init?(_ node: Node, _ context: RuleContext) {
    guard let call = FunctionCall(node), let name = call.name,
      name == "_printChanges" || name == "_logChanges", call.base?.isTypeReference == true,
      call.arguments.isEmpty, let item = statement(of: node), !node.isDebugOnly, !isMadeToPrint(node)
    else { return nil }
    self.call = call
    self.name = name
    self.item = item
  }

  /// UTF-8 offsets of the statement.
  var range: Range<Int> { item.firstChild?.range ?? item.range }

  var message: String {
    "`\(name.text)()` is a debugging aid and would ship with the app. Remove it, or put it inside `#if DEBUG`."
  }

  func reason(_ file: FileModel) -> String {
    let type = file.enclosingType(of: call.node).map { "`\($0.name)`" } ?? "it"
    return "The call is outside `#if DEBUG`, so \(type) writes to the log in release builds, too."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    [
      Rewrite(
        title: "Remove `\(name.text)()`", level: .safe,
        edits: [TextEdit(range: layout.removalWithBlankLine(of: item.range), newText: "")])
    ]
  }
}

/// The statement that is nothing but the call: the call alone, `_ = call`, `let _ = call`.
private func statement(of call: Node) -> Node? {
  guard let parent = call.parent else { return nil }
  switch parent.kind {
  case .codeBlockItem: return parent
  case .sequenceExpr:
    guard parent.children.count == 3, parent.firstChild?.kind == .discardAssignmentExpr else { return nil }
    return parent.parent?.kind == .codeBlockItem ? parent.parent : nil
  case .initializerClause:
    guard let variable = VariableDecl(parent.parent?.parent), variable.bindings.count == 1,
      variable.firstBinding?.node.firstChild?.kind == .wildcardPattern
    else { return nil }
    return variable.node.parent?.kind == .codeBlockItem ? variable.node.parent : nil
  default: return nil
  }
}

/// Whether the function around the call is a tool of its own, named after what it does: `printingChanges()`.
private func isMadeToPrint(_ node: Node) -> Bool {
  FunctionDecl(node.ancestor(.functionDecl))?.name?.text.lowercased().contains("print") ?? false
}
