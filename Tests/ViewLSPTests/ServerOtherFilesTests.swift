import LSPCore
import Testing

/// Findings about a declaration that depend on what other files do with it.
struct ServerOtherFilesTests {
  /// A server with a document that declares, one that uses, and one that has nothing to do with either.
  private final class Session {
    let server: ServerProcess
    private var version: Int64 = 1
    private let declaring = "file:///none/Declaring.swift"
    private let using = "file:///none/Using.swift"
    private let other = "file:///none/Other.swift"

    init(_ rule: String, declaring text: String, using use: String) throws {
      server = try ServerProcess()
      try server.initialize(
        ["textDocument": ["publishDiagnostics": ["relatedInformation": true]]],
        options: ["profile": "none", "rules": [rule: "warning"]])
      try server.open(declaring, "import SwiftUI\n\n" + text)
      try server.open(other, "import SwiftUI\n\nstruct Other: View { var body: some View { Text(\"\") } }\n")
      try server.open(using, "import SwiftUI\n\n" + use)
      try expectNothing(about: [using, other])
    }

    /// Replaces the text of the using document. Returns what is then published of the declaring one; nil for nothing.
    func use(_ text: String) throws -> [JSONValue]? {
      version += 1
      try server.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(using), "version": .integer(version)],
          "contentChanges": [["text": .string("import SwiftUI\n\n" + text)]],
        ])
      let published = try takePublished()
      #expect(!published.contains { $0["params"]?["uri"] == .string(other) })
      let last = published.last { $0["params"]?["uri"] == .string(declaring) }
      return last?["params"]?["diagnostics"]?.arrayValue
    }

    /// What is known of the declaring document once everything is open.
    func first() throws -> [JSONValue] {
      let last = try takePublished().last { $0["params"]?["uri"] == .string(declaring) }
      return last?["params"]?["diagnostics"]?.arrayValue ?? []
    }

    /// What has been published since the last time, with all that the changes so far lead to: a report of the workspace
    /// is made when everything is up to date.
    private func takePublished() throws -> [JSONValue] {
      var answer: JSONValue
      repeat {
        answer = try server.request("workspace/diagnostic", ["previousResultIds": []])
      } while answer["error"]?["code"] == -32802
      return server.takeWaiting().filter { $0["method"] == "textDocument/publishDiagnostics" }
    }

    private func expectNothing(about uris: [String]) throws {
      for uri in uris { #expect(try server.diagnostics(uri, version: 1) == []) }
    }
  }

  private let screen = "struct Screen: View { let n: Int; var body: some View { Row() } }\n"

  @Test func `A property that an extension in another file ceases to use`() throws {
    let row =
      "struct Row: View { @Environment(\\.dismiss) var dismiss; var body: some View { Text(\"\") } }\n"
    let session = try Session(
      "unused_dependency", declaring: row, using: "extension Row { func close() { dismiss() } }\n")
    #expect(try session.first() == [])
    #expect(try session.use("extension Row { func close() { print() } }\n")?.count == 1)
    #expect(try session.use("extension Row { func close() { print(1) } }\n") == nil)
    #expect(try session.use("extension Row { func close() { self.dismiss() } }\n") == [])
    #expect(try session.use("") ?? [] != [])
  }

  @Test func `A state that a caller ceases to pass`() throws {
    let row =
      "struct Row: View { @State var isOn = false; var body: some View { Toggle(\"\", isOn: $isOn) } }\n"
    let session = try Session(
      "exposed_state", declaring: row,
      using: screen.replacing("Row()", with: "Row(isOn: true)"))
    #expect(try session.first() == [])
    #expect(try session.use(screen)?.count == 1)
    // What is accessed may be a row, or not.
    let reads = screen + "let row = Row()\nlet box = 1\n"
    #expect(try session.use(reads + "let isOn = box.isOn\n") == nil)
    #expect(try session.use(reads + "let isOn = row.isOn\n") == [])
    #expect(try session.use(reads + "let isOn = box.isOn\n")?.count == 1)
  }

  @Test func `A state that a caller fills with what may change`() throws {
    let row = "struct Row: View { @State var count: Int; var body: some View { Text(\"\\(count)\") } }\n"
    func passing(_ value: String) -> String { screen.replacing("Row()", with: "Row(count: \(value))") }
    let session = try Session("state_from_parent", declaring: row, using: passing("3"))
    #expect(try session.first() == [])
    let line = { (found: [JSONValue]?) in
      found?.first?["relatedInformation"]?.arrayValue?.first?["location"]?["range"]?["start"]?["line"]
    }
    #expect(line(try session.use(passing("n"))) == 2)
    // The location in the other file is the present one, though no name is used in another way.
    #expect(line(try session.use("\n\n" + passing("n"))) == 4)
    #expect(try session.use(passing("n").replacing("(count: n)", with: "(count: n).id(n)")) == [])
    #expect(line(try session.use(passing("n"))) == 2)
    // Nor is one here: the property becomes a constant.
    #expect(try session.use(passing("n").replacing("let n: Int", with: "let n: Int = 2")) == [])
  }

  @Test func `The count of a conditional function's uses`() throws {
    let function = """
      extension View {
        @ViewBuilder func when<T: View>(_ isOn: Bool, then: (Self) -> T) -> some View {
          if isOn { then(self) } else { self }
        }
      }

      """
    let session = try Session("conditional_modifier", declaring: function, using: "")
    let message = { (found: [JSONValue]?) in found?.first?["message"]?.stringValue ?? "" }
    #expect(try !message(session.first()).contains("used"))
    let one = screen.replacing("Row()", with: "Text(\"\").when(true) { $0 }")
    #expect(message(try session.use(one)).contains("used once"))
    #expect(
      message(try session.use(one.replacing("{ $0 }", with: "{ $0 }.when(true) { $0 }"))).contains("twice"))
  }

  @Test func `A modifier that another file gives a name`() throws {
    let frame = "struct Frame: ViewModifier { func body(content: Content) -> some View { content } }\n"
    let applied = screen.replacing("Row()", with: "Text(\"\").modifier(Frame())")
    let session = try Session("undiscoverable_modifier", declaring: frame, using: applied)
    #expect(try session.first().count == 1)
    let named = applied + "extension View { func framed() -> some View { modifier(Frame()) } }\n"
    #expect(try session.use(named) == [])
    #expect(try session.use(applied)?.count == 1)
    #expect(try session.use(screen) == [])
  }
}
