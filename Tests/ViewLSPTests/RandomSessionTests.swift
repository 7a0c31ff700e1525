import Foundation
import LSPCore
import TestSupport
import Testing

/// Sessions at random with the built server: whatever a client does, at every checkpoint it knows what a fresh
/// server says of the same texts, files, settings and folders.
///
/// `VIEW_LSP_SESSION_STEPS` sets the number of steps of each session.
@Suite struct RandomSessionTests {
  @Test(arguments: RandomSession.Kind.allCases)
  func `At each checkpoint a session knows what a fresh one knows`(kind: RandomSession.Kind) throws {
    let steps =
      ProcessInfo.processInfo.environment["VIEW_LSP_SESSION_STEPS"].flatMap { Int($0) } ?? 750
    let session = try RandomSession(kind, seed: kind.seed)
    for step in 1...steps {
      try session.step()
      if step.isMultiple(of: 40) || step == steps {
        guard try session.matchesFreshServer() else {
          Issue.record("after \(step) steps:\n\(session.history.suffix(40).joined(separator: "\n"))")
          return
        }
      }
    }
    #expect(session.findingsSeen >= steps / 100)
    #expect(try session.client.server.shutDown() == 0)
  }
}

/// A server and what a client knows by it.
final class SessionClient {
  struct Shown: Equatable {
    var version: Int
    var diagnostics: JSONValue
  }

  let server: ServerProcess
  let pulls: Bool
  /// By URI: what was pushed.
  private(set) var pushed: [String: Shown] = [:]
  /// By URI: the reports that were asked for, each with its name.
  private(set) var reports: [String: (id: JSONValue, items: JSONValue)] = [:]
  private var unanswered: Set<JSONValue> = []
  private(set) var faults: [String] = []

  init(_ kind: RandomSession.Kind, folders: [String], settings: JSONValue?) throws {
    server = try ServerProcess()
    pulls = kind == .pulling
    var document: [String: JSONValue] = [
      "codeAction": ["codeActionLiteralSupport": [:]], "publishDiagnostics": ["relatedInformation": true],
    ]
    if pulls { document["diagnostic"] = [:] }
    var params: [String: JSONValue] = [
      "processId": nil,
      "capabilities": [
        "general": ["positionEncodings": [.string(kind.encoding)]], "textDocument": .object(document),
      ],
      "workspaceFolders": .array(folders.map(RandomSession.folder)),
    ]
    params["initializationOptions"] = settings
    _ = try server.request("initialize", .object(params))
    try server.notify("initialized")
  }

  func ask(_ method: String, _ params: JSONValue) throws -> JSONValue {
    let id = try server.ask(method, params)
    unanswered.insert(id)
    return id
  }

  func open(_ uri: String, _ text: String, version: Int) throws {
    pushed[uri] = nil
    try server.open(
      uri, text, version: Int64(version), language: uri.hasSuffix(".json") ? "jsonc" : "swift")
  }

  func close(_ uri: String) throws {
    try server.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
  }

  /// Waits until the server has nothing to do, and learns what it has to say.
  func settle(open: [String]) throws {
    while true {
      let previous = reports.map { uri, report -> JSONValue in ["uri": .string(uri), "value": report.id] }
      let id = try server.ask("workspace/diagnostic", ["previousResultIds": .array(previous)])
      let answer = try server.response(id)
      learn()
      if answer["error"]?["code"] == -32802 { continue }
      take(answer["result"]?["items"]?.arrayValue ?? [])
      break
    }
    if pulls {
      for uri in open {
        var params: [String: JSONValue] = ["textDocument": ["uri": .string(uri)]]
        params["previousResultId"] = reports[uri]?.id
        let answer = try server.request("textDocument/diagnostic", .object(params))
        guard case .object(var item)? = answer["result"] else { continue }
        item["uri"] = .string(uri)
        take([.object(item)])
      }
    }
    if !unanswered.isEmpty { faults.append("without an answer: \(unanswered)") }
  }

  private func take(_ items: [JSONValue]) {
    for item in items {
      guard let uri = item["uri"]?.stringValue, let id = item["resultId"] else { continue }
      if item["kind"] == "full" {
        reports[uri] = item["items"] == [] ? nil : (id, item["items"] ?? nil)
      } else if reports[uri]?.id != id {
        faults.append("unchanged against an id that nobody has sent: \(uri)")
      }
    }
  }

  /// Reads what has come beside answers.
  private func learn() {
    for message in server.takeWaiting() {
      if message["method"] == nil, let id = message["id"] {
        if unanswered.remove(id) == nil { faults.append("answered twice: \(id)") }
      }
      guard message["method"] == "textDocument/publishDiagnostics", let params = message["params"],
        let uri = params["uri"]?.stringValue
      else { continue }
      if pulls { faults.append("pushed to a client that pulls: \(uri)") }
      let version = params["version"]?.intValue ?? -1
      pushed[uri] = Shown(version: version, diagnostics: params["diagnostics"] ?? [])
    }
  }

  /// What the client knows, for a comparison.
  func knowledge(open: [String]) -> [String: JSONValue] {
    var known: [String: JSONValue] = [:]
    for (uri, report) in reports { known["report \(uri)"] = report.items }
    for uri in open where !pulls {
      guard let shown = pushed[uri] else { continue }
      known["push \(uri)"] = .array([.integer(Int64(shown.version)), shown.diagnostics])
    }
    return known
  }
}

/// The user and the disk.
final class RandomSession {
  enum Kind: String, CaseIterable {
    case utf8, utf16, utf32, pulling

    var seed: UInt64 {
      switch self {
      case .utf8: 8
      case .utf16: 16
      case .utf32: 32
      case .pulling: 99
      }
    }

    var encoding: String {
      switch self {
      case .utf8: "utf-8"
      case .utf16, .pulling: "utf-16"
      case .utf32: "utf-32"
      }
    }
  }

  let kind: Kind
  private(set) var client: SessionClient
  private(set) var history: [String] = []
  private(set) var findingsSeen = 0
  private var generator: SeededGenerator
  private let disk: Workspace
  private var folders: [String]
  private var settings: JSONValue?
  private var open: [String: (text: [Unicode.Scalar], version: Int)] = [:]
  /// Versions never begin again, so that an old diagnostic is never taken for a new one.
  private var lastVersion = 0

  private static let names = [
    "One/A.swift", "One/B.swift", "One/é x.swift", "One/Sub/C.swift", "One/Gen/D.swift", "Two/E.swift",
    "Two/Sub/F.swift", "One/.hidden/G.swift",
  ]
  private static let subfolders = ["One/Sub", "One/Gen", "Two/Sub", "One/Moved", "Two/Moved"]
  private static let ignoreLists = ["One/.gitignore", "One/Sub/.gitignore", "Two/.gitignore"]
  private static let configurations = ["One/.view-lsp.json", "One/Sub/.view-lsp.json", "One/base.json"]
  private static let configurationTexts = [
    #"{"rules": {"single_child_group": "error"}}"#, #"{"exclude": ["Gen/**"]}"#, #"{"include": ["Sub/**"]}"#,
    #"{"extends": "base.json", "profile": "all"}"#, #"{"extends": "../base.json"}"#, #"{"profile": "none"}"#,
    #"{"profile": "strict", "rules": {"any_view": "off"}}"#, #"{"rules": {"#, "{}",
    #"{"baseline": "no.json"}"#,
  ]
  private static let settingsTexts: [JSONValue] = [
    ["rules": ["single_child_group": "hint"]], ["profile": "all"], ["exclude": ["**/B.swift"]],
    ["profile": "recommended"],
  ]
  private static let pieces = [
    "Group { Text(\"a\") }", "struct A: View { var body: some View { ", "}", "{", "Group {", "\n", "\r\n",
    "\r", "𐐀", "é", "// view-lsp:disable:next single_child_group\n", "// view-lsp:disable:file nothing\n",
    "\"", "\"\"\"", "(", ")", "#if DEBUG\n", "#endif\n", "import SwiftUI\n", "Text(\"x\").padding()", "/*",
    "*/", "Self._printChanges()", "VStack { Text(\"a\"); Text(\"b\") }",
    "struct Group<C: View>: View { let c: C; var body: some View { c } }\n", "AnyView(Text(\"b\"))",
    "protocol Screen: View {}\n", "struct S: Screen { var body: some View { Group { Text(\"q\") } } }\n",
    "extension View { func styled() -> some View { Group { self } } }\n",
    // What is said of these depends on other files' code.
    "struct Card: View { @Environment(\\.dismiss) var dismiss; @State var isOn = false\n"
      + "var body: some View { Toggle(\"c\", isOn: $isOn) } }\n",
    "Card()", "Card(isOn: flag)", "let card = Card()\n", "print(card.isOn)\n", "#Preview { Card() }\n",
    "extension Card { func close() { dismiss() } }\n", "typealias Tile = Card\n",
    "extension Card { func show() { dump(Mirror(reflecting: self)) } }\n",
    "struct Count: View { @State var count: Int; var body: some View { Text(\"\\(count)\") } }\n",
    "struct Sum: View { var n: Int; var body: some View { Count(count: n) } }\n", "Count(count: 1)", ".id(1)",
    "struct Frame: ViewModifier { func body(content: Content) -> some View { content.padding() } }\n",
    "Text(\"f\").modifier(Frame())", "extension View { func framed() -> some View { modifier(Frame()) } }\n",
    "extension View { func when<T: View>(_ c: Bool, t: (Self) -> T) -> some View {\n"
      + "if c { t(self) } else { self } } }\n", "Text(\"w\").when(flag) { $0.bold() }",
    "struct Clock: Widget { var body: some WidgetConfiguration { StaticConfiguration { Card() } } }\n",
  ]

  static func folder(_ path: String) -> JSONValue {
    ["uri": .string(DocumentURI(filePath: path).string), "name": "x"]
  }

  init(_ kind: Kind, seed: UInt64) throws {
    self.kind = kind
    generator = SeededGenerator(seed: seed)
    disk = try Workspace(["One/A.swift": "import SwiftUI\n", "Two/E.swift": ""])
    folders = [disk.url("One").path]
    client = try SessionClient(kind, folders: folders, settings: nil)
  }

  // MARK: Chance

  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private func one<Element>(of list: [Element]) -> Element { list[number(0...list.count - 1)] }

  private func text(_ most: Int) -> String {
    (0..<number(0...most)).map { _ in one(of: Self.pieces) }.joined()
  }

  private func wholeText() -> String {
    let view = "struct V: View {\n  var body: some View {\n    Group { Text(\"v\") }\n  }\n}\n"
    let before = number(0...2) == 0 ? text(4) : ""
    return "import SwiftUI\n" + before + (number(0...3) > 0 ? view : "") + text(4)
  }

  private func uri(_ name: String) -> String {
    name.hasPrefix("untitled:") ? name : DocumentURI(filePath: disk.url(name).path).string
  }

  // MARK: Steps

  func step() throws {
    switch number(0...19) {
    case 0, 12, 13: try openDocument(one(of: Self.names + ["untitled:u"]), wholeText())
    case 1: if let uri = open.keys.sorted().randomElement(using: &generator) { try close(uri) }
    case 2: try writeFile(one(of: Self.names), wholeText())
    case 3: try removeFile(one(of: Self.names))
    case 4: try renameDocument()
    case 5: try save()
    case 6: if number(0...2) == 0 { try changeConfiguration() }
    case 7: if number(0...3) == 0 { try changeFolders() }
    case 8: if number(0...3) == 0 { try changeSettings() }
    case 14: if number(0...2) == 0 { try moveFolder() }
    case 15:
      if number(0...3) == 0 {
        try writeFile(one(of: Self.ignoreLists), one(of: ["B.swift\n", "Sub/\n", "#\n"]))
      }
    case 9, 10, 11: try ask()
    default: try edit()
    }
  }

  private func openDocument(_ name: String, _ text: String) throws {
    let uri = uri(name)
    if open[uri] != nil { return }
    lastVersion += 1
    open[uri] = (Array(text.unicodeScalars), lastVersion)
    history.append("open \(name)")
    try client.open(uri, text, version: lastVersion)
  }

  private func close(_ uri: String) throws {
    open[uri] = nil
    history.append("close \(uri)")
    try client.close(uri)
  }

  private func tell(_ names: (String, Int64)...) throws {
    let changes = names.map { name, type -> JSONValue in
      ["uri": .string(uri(name)), "type": .integer(type)]
    }
    try client.server.notify("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
  }

  private func writeFile(_ name: String, _ text: String) throws {
    history.append("write \(name)")
    let exists = FileManager.default.fileExists(atPath: disk.url(name).path)
    try disk.write(name, Data(text.utf8))
    try tell((name, exists ? 2 : 1))
  }

  private func removeFile(_ name: String) throws {
    guard FileManager.default.fileExists(atPath: disk.url(name).path) else { return }
    history.append("remove \(name)")
    try FileManager.default.removeItem(at: disk.url(name))
    try tell((name, 3))
  }

  private func renameDocument() throws {
    let (from, to) = (one(of: Self.names), one(of: Self.names))
    guard from != to, FileManager.default.fileExists(atPath: disk.url(from).path), open[uri(to)] == nil
    else { return }
    history.append("rename \(from) to \(to)")
    let bytes = try Data(contentsOf: disk.url(from))
    try FileManager.default.removeItem(at: disk.url(from))
    try disk.write(to, bytes)
    if let document = open[uri(from)] {
      try close(uri(from))
      try openDocument(to, String(String.UnicodeScalarView(document.text)))
    }
    try tell((from, 3), (to, 1))
  }

  /// A folder is deleted or renamed: the client tells the folder alone. What is open stays open.
  private func moveFolder() throws {
    let (from, to) = (one(of: Self.subfolders), one(of: Self.subfolders))
    let files = FileManager.default
    guard files.fileExists(atPath: disk.url(from).path) else { return }
    if from == to || files.fileExists(atPath: disk.url(to).path) {
      history.append("remove folder \(from)")
      try files.removeItem(at: disk.url(from))
      try tell((from, 3))
    } else {
      history.append("move folder \(from) to \(to)")
      try files.createDirectory(
        at: disk.url(to).deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.moveItem(at: disk.url(from), to: disk.url(to))
      try tell((from, 3), (to, 1))
    }
  }

  private func save() throws {
    guard let uri = open.keys.sorted().randomElement(using: &generator), let document = open[uri],
      let path = DocumentURI(uri).filePath()
    else { return }
    history.append("save \(uri)")
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(String(String.UnicodeScalarView(document.text)).utf8).write(to: url)
    try client.server.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
    // The editor's watcher sees it, too, now and then later than the server needs it.
    if number(0...1) == 0 {
      try client.server.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri), "type": 2]]])
    }
  }

  private func changeConfiguration() throws {
    let name = one(of: Self.configurations)
    let text = one(of: Self.configurationTexts)
    let uri = uri(name)
    switch number(0...3) {
    case 0: try writeFile(name, text)
    case 1: try removeFile(name)
    case 2 where open[uri] == nil: try openDocument(name, text)
    default:
      guard open[uri] != nil else { return }
      if number(0...1) == 0 { return try close(uri) }
      try replace(uri, with: text)
    }
  }

  private func changeFolders() throws {
    let second = disk.url("Two").path
    let isThere = folders.contains(second)
    history.append(isThere ? "remove folder" : "add folder")
    if isThere { folders.removeAll { $0 == second } } else { folders.append(second) }
    let changed: [JSONValue] = [Self.folder(second)]
    try client.server.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": .array(isThere ? [] : changed), "removed": .array(isThere ? changed : [])]])
  }

  private func changeSettings() throws {
    let new: JSONValue = number(0...3) == 0 ? nil : one(of: Self.settingsTexts)
    settings = new
    history.append("settings \(new)")
    try client.server.notify("workspace/didChangeConfiguration", ["settings": ["viewLsp": new]])
  }

  private func ask() throws {
    let known = one(of: open.keys.sorted() + ["file:///none/unknown.swift"])
    let position: () -> JSONValue = { [self] in
      ["line": .integer(Int64(number(-1...12))), "character": .integer(Int64(number(-1...40)))]
    }
    let methods = [
      "textDocument/hover", "textDocument/codeAction", "textDocument/documentSymbol",
      "textDocument/diagnostic", "workspace/diagnostic", "codeAction/resolve", "workspace/executeCommand",
    ]
    let method = one(of: methods)
    let id = try client.ask(
      method,
      [
        "textDocument": ["uri": .string(known)], "position": position(), "context": ["diagnostics": []],
        "range": ["start": position(), "end": position()], "previousResultIds": [],
        "command": "view-lsp.unknown", "title": "stale", "kind": "quickfix",
        // An action that was offered for some earlier version.
        "data": [
          "does": "fixAll", "uri": .string(known), "version": .integer(Int64(number(0...lastVersion))),
        ],
      ])
    if number(0...2) == 0 { try client.server.notify("$/cancelRequest", ["id": id]) }
  }

  // MARK: Edits

  private func replace(_ uri: String, with text: String) throws {
    lastVersion += 1
    open[uri] = (Array(text.unicodeScalars), lastVersion)
    history.append("replace \(uri)")
    try change(uri, [["text": .string(text)]])
  }

  private func change(_ uri: String, _ changes: [JSONValue]) throws {
    try client.server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(Int64(lastVersion))],
        "contentChanges": .array(changes),
      ])
  }

  private func edit() throws {
    let swift = open.keys.sorted().filter { !$0.hasSuffix(".json") }
    guard let uri = swift.randomElement(using: &generator), var document = open[uri] else { return }
    if number(0...5) == 0 || document.text.count > 2000 { return try replace(uri, with: wholeText()) }
    lastVersion += 1
    var changes: [JSONValue] = []
    for _ in 0..<number(1...3) {
      var (start, end) = (place(in: document.text), place(in: document.text))
      if number(0...1) == 0 { end = start }
      if start > end { (start, end) = (end, start) }
      let new = text(2)
      changes.append([
        "range": [
          "start": position(of: start, in: document.text), "end": position(of: end, in: document.text),
        ],
        "text": .string(new),
      ])
      document.text.replaceSubrange(start..<end, with: new.unicodeScalars)
    }
    document.version = lastVersion
    open[uri] = document
    history.append("edit \(uri)")
    try change(uri, changes)
  }

  /// A place that a position can name: not within a `\r\n`.
  private func place(in text: [Unicode.Scalar]) -> Int {
    let place = number(0...text.count)
    if place > 0, place < text.count, text[place - 1] == "\r", text[place] == "\n" { return place - 1 }
    return place
  }

  private func position(of place: Int, in text: [Unicode.Scalar]) -> JSONValue {
    var line = 0
    var start = 0
    for index in 0..<place {
      let isLineEnd =
        text[index] == "\n" || text[index] == "\r" && !(index + 1 < text.count && text[index + 1] == "\n")
      if isLineEnd {
        line += 1
        start = index + 1
      }
    }
    var character = text[start..<place].reduce(0) { count, scalar in
      switch kind.encoding {
      case "utf-8": count + UTF8.width(scalar)
      case "utf-16": count + UTF16.width(scalar)
      default: count + 1
      }
    }
    // Beyond the end of the line, or of the text, is at the end.
    let isAtEnd = place == text.count || text[place] == "\n" || text[place] == "\r"
    if isAtEnd, number(0...5) == 0 { character += number(1...9) }
    if place == text.count, number(0...9) == 0 { line += 5 }
    return ["line": .integer(Int64(line)), "character": .integer(Int64(character))]
  }

  // MARK: Checkpoints

  func matchesFreshServer() throws -> Bool {
    let uris = open.keys.sorted()
    try client.settle(open: uris)
    let fresh = try SessionClient(kind, folders: folders, settings: settings)
    for uri in uris {
      guard let document = open[uri] else { continue }
      try fresh.open(
        uri, String(String.UnicodeScalarView(document.text)), version: document.version)
    }
    try fresh.settle(open: uris)
    let (known, expected) = (client.knowledge(open: uris), fresh.knowledge(open: uris))
    findingsSeen += expected.values.reduce(0) { $0 + ($1.arrayValue?.last?.arrayValue?.count ?? 0) }
    findingsSeen += fresh.reports.count
    for key in Set(known.keys).union(expected.keys).sorted() where known[key] != expected[key] {
      let missing = "nothing"
      history.append("\(key)\n  known: \(known[key].map { "\($0)" } ?? missing)")
      history.append("  fresh: \(expected[key].map { "\($0)" } ?? missing)")
    }
    history += client.faults + fresh.faults
    return known == expected && client.faults.isEmpty && fresh.faults.isEmpty
  }
}
