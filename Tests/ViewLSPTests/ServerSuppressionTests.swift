import LSPCore
import Testing

/// Every comment that turns rules off, as a client sees its effect.
@Suite struct ServerSuppressionTests {
  /// The lines of the documents' findings of one rule, and all codes of other rules.
  private func look(_ body: String, head: String = "") throws -> (lines: [Int], others: Set<String>) {
    let server = try ServerProcess()
    try server.initialize()
    let text =
      "\(head)import SwiftUI\n\nstruct A: View {\n  var body: some View {\n    VStack {\n\(body)    }\n  }\n}\n"
    try server.open("file:///none/a.swift", text)
    let found = try server.diagnostics("file:///none/a.swift", version: 1)
    let own = found.filter { $0["code"] == "single_child_group" }
    let lines = own.compactMap { $0["range"]?["start"]?["line"]?.intValue }
    let others = found.compactMap { $0["code"]?.stringValue }.filter { $0 != "single_child_group" }
    return (lines, Set(others))
  }

  private let group = "      Group { Text(\"a\") }"

  @Test(arguments: ["single_child_group", "all", "any_view single_child_group -- with a reason"])
  func `A line`(what: String) throws {
    // `any_view` is needless there, and that is said.
    let others: Set = what.hasPrefix("any_view") ? ["unused_suppression"] : [] as Set<String>
    for (number, body) in [
      "      // view-lsp:disable:next \(what)\n\(group)\n\(group)\n",
      "\(group) // view-lsp:disable:this \(what)\n\(group)\n",
      "\(group)\n      // view-lsp:disable:previous \(what)\n\(group)\n",
    ].enumerated() {
      let (lines, found) = try look(body)
      #expect(lines == [number == 1 ? 6 : 7], "\(body)")
      #expect(found == others, "\(body)")
    }
  }

  @Test func `A region`() throws {
    let (lines, others) = try look(
      """
      \(group)
            // view-lsp:disable single_child_group
      \(group)
      \(group)
            // view-lsp:enable single_child_group
      \(group)

      """)
    #expect(lines == [5, 10] && others.isEmpty)
  }

  @Test func `A file`() throws {
    for what in ["single_child_group", "all"] {
      let (lines, others) = try look("\(group)\n\(group)\n", head: "// view-lsp:disable:file \(what)\n")
      #expect(lines.isEmpty && others.isEmpty)
    }
  }

  @Test func `Without use, and with a name that no rule has`() throws {
    let (lines, others) = try look(
      "      // view-lsp:disable:next single_child_grup\n\(group)\n      // view-lsp:disable:this any_view\n\(group)\n"
    )
    #expect(lines == [6, 8] && others == ["unknown_rule", "unused_suppression"])
  }
}
