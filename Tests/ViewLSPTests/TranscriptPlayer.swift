import Foundation
import LSPCore
import Testing

/// Plays the editor's part of a transcript to the built server, in its order: what the server had said before
/// a message must have been said again, to the same effect, before the message is sent.
///
/// Words may differ, as they do from version to version. What diagnostics are where, what an edit makes of a
/// text, and which requests have which kind of answer may not.
final class TranscriptPlayer {
  /// A diagnostic, as far as it is compared.
  struct Mark: Hashable {
    let code: String
    let severity: Int
    let range: JSONValue

    init(_ diagnostic: JSONValue) {
      code = diagnostic["code"]?.stringValue ?? ""
      severity = diagnostic["severity"]?.intValue ?? 0
      range = diagnostic["range"] ?? .null
    }
  }

  /// What a document's diagnostics are, and of which version.
  struct Report: Equatable {
    let version: Int
    let marks: Set<Mark>

    init(_ params: JSONValue) {
      version = params["version"]?.intValue ?? -1
      marks = Set((params["diagnostics"]?.arrayValue ?? []).map(Mark.init))
    }
  }

  private let transcript: Transcript
  /// Whether what a client should not send comes before each message.
  private let isMalicious: Bool
  private let workspace: Workspace
  private let server: ServerProcess
  private var root: String { workspace.folder.path }

  // What has really come.
  private var published: [String: Report] = [:]
  private var answers: [JSONValue: [JSONValue]] = [:]
  private var requests: [JSONValue] = []
  private(set) var errors: [String] = []
  private(set) var refreshes = 0

  // What the transcript says.
  private var methods: [JSONValue: (method: String, params: JSONValue)] = [:]
  private var cancelled: Set<JSONValue> = []
  /// What must have been published before the editor goes on, and what may have been instead.
  private var expected: [String: [Report]] = [:]
  private var serverMethods: [JSONValue: String] = [:]
  /// The server's ids, by those in the transcript.
  private var serverIDs: [JSONValue: JSONValue] = [:]
  private var pulled: (recorded: [String: Set<Mark>], real: [String: Set<Mark>]) = ([:], [:])
  private var documents = DocumentStore(encoding: .utf16)

  // What a whole session shows.
  /// Of the rule that the sessions are about: all that was ever shown of it.
  private(set) var severities: Set<Int> = []
  private(set) var hovers = 0
  private(set) var edits = 0
  private(set) var malformed = 0
  private let rule = "single_child_group"

  init(_ transcript: Transcript, isMalicious: Bool = false) throws {
    self.transcript = transcript
    self.isMalicious = isMalicious
    workspace = try Workspace([:])
    server = try ServerProcess()
  }

  /// The exit status.
  func play() throws -> Int32? {
    for (number, line) in transcript.lines.enumerated() {
      switch line {
      case .disk(let files):
        try settle()
        try workspace.change(files)
      case .editor(let message):
        let message = message.filled(root: root)
        try settle()
        if isMalicious { try sendMalformed(before: message) }
        try send(message)
      case .server(let message): try compare(message.filled(root: root).value, number)
      }
    }
    try settle()
    // Some editors don't wait for the answer, and some don't say `exit`.
    if let id = methods.first(where: { $0.value.method == "shutdown" })?.key { _ = try answer(id) }
    try? server.notify("exit")
    let status = server.status()
    for message in server.settle(0) { take(message) }
    #expect(Set(answers.keys) == Set(methods.keys), "each request has an answer, and nothing else has")
    #expect(answers.values.allSatisfy { $0.count == 1 }, "no request has two answers")
    return status
  }

  /// The rule's diagnostics that the editor shows at the end.
  var left: Int {
    let all = published.values.flatMap(\.marks) + pulled.real.values.flatMap { $0 }
    return all.count { $0.code == rule }
  }

  // MARK: Receiving

  private func wait(_ what: String, until condition: () -> Bool) throws {
    while !condition() {
      do {
        take(try server.message { _ in true })
      } catch {
        Issue.record("\(transcript.name): waited in vain for \(what)")
        throw error
      }
    }
  }

  private func take(_ message: JSONValue) {
    guard let method = message["method"]?.stringValue else {
      answers[message["id"] ?? .null, default: []].append(message)
      return
    }
    let params = message["params"] ?? .null
    switch method {
    case "textDocument/publishDiagnostics":
      guard let uri = params["uri"]?.stringValue else { return }
      let report = Report(params)
      if let last = published[uri], report.version >= 0 {
        #expect(
          report.version >= last.version, "an older version's diagnostics never come after a newer one's")
      }
      published[uri] = report
      show(report.marks)
    case "workspace/diagnostic/refresh":
      // When they come is a matter of time. The answer makes no difference to the server.
      refreshes += 1
      try? server.answer(message)
    case "window/showMessage", "window/logMessage":
      if params["type"] == 1 { errors.append(params["message"]?.stringValue ?? "") }
    default: if message["id"] != nil { requests.append(message) }
    }
  }

  private func show(_ marks: Set<Mark>) {
    severities.formUnion(marks.filter { $0.code == rule }.map(\.severity))
  }

  private func answer(_ id: JSONValue) throws -> JSONValue {
    try wait("the answer to \(methods[id]?.method ?? "?")") { answers[id] != nil }
    return answers[id]?.first ?? .null
  }

  /// Waits until what the transcript says was published is.
  private func settle() throws {
    for (uri, reports) in expected {
      // A version that the editor has left after may never be reported.
      let version = documents[DocumentURI(uri)]?.version ?? -1
      guard let last = reports.last, last.version >= version || last.version < 0 else { continue }
      try wait("\(last)") { published[uri] == last }
    }
    expected = [:]
  }

  // MARK: The editor

  private func send(_ message: Transcript.FilledMessage) throws {
    let value = message.value
    guard let method = value["method"]?.stringValue else {
      guard let id = value["id"], serverMethods[id] != "workspace/diagnostic/refresh" else { return }
      if let real = serverIDs[id], real != id, case .object(var answer) = value {
        answer["id"] = real
        return try server.send(.object(answer))
      }
      return server.send(bytes: message.bytes)
    }
    let params = value["params"] ?? .null
    if let id = value["id"] {
      methods[id] = (method, params)
    } else {
      try follow(method, params)
    }
    server.send(bytes: message.bytes)
  }

  /// Keeps the documents' texts as the editor has them.
  private func follow(_ method: String, _ params: JSONValue) throws {
    func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: Data(params.encoded()))
    }
    switch method {
    case "textDocument/didOpen":
      documents.open(try decoded(LSP.DidOpenTextDocumentParams.self).textDocument)
    case "textDocument/didChange":
      #expect(documents.change(try decoded(LSP.DidChangeTextDocumentParams.self)))
    case "$/cancelRequest": cancelled.insert(params["id"] ?? .null)
    default: break
    }
  }

  /// Sends everything that can be wrong, and looks at the answers.
  private func sendMalformed(before message: Transcript.FilledMessage) throws {
    let said = Set(methods.values.map(\.method))
    let state: Lifecycle.State =
      said.contains("shutdown") ? .shutDown : said.contains("initialize") ? .running : .started
    let list = MalformedMessages(
      before: message.value, body: message.body, state: state, firstID: 1_000_000 + Int64(malformed))
    malformed += 1000
    for item in list.all {
      // The next message works: without it, a broken header would be looked at together with the next one.
      server.send(bytes: item.bytes + list.probe.bytes)
      for (id, code) in item.answers + list.probe.answers {
        try wait("the answer to \(item.name)") { answers[id] != nil }
        let real = answers[id]?.removeFirst()["error"]?["code"]
        if answers[id]?.isEmpty == true { answers[id] = nil }
        #expect(real == .integer(Int64(code)), "\(item.name), before \(message.body.prefix(200))")
      }
    }
  }

  // MARK: The server

  private func compare(_ recorded: JSONValue, _ number: Int) throws {
    let params = recorded["params"] ?? .null
    switch (recorded["method"]?.stringValue, recorded["id"]) {
    case (nil, let id?): try compare(answer: recorded, try answer(id), to: id, "line \(number + 1)")
    case (let method?, let id?):
      serverMethods[id] = method
      if method == "workspace/diagnostic/refresh" { return }
      try wait(method) { requests.contains { $0["method"] == .string(method) } }
      guard let index = requests.firstIndex(where: { $0["method"] == .string(method) }) else { return }
      serverIDs[id] = requests.remove(at: index)["id"]
    case ("textDocument/publishDiagnostics", _):
      guard let uri = params["uri"]?.stringValue else { return }
      let report = Report(params)
      if expected[uri]?.last?.version != report.version { expected[uri] = nil }
      expected[uri, default: []].append(report)
    default: break
    }
  }

  private func compare(answer recorded: JSONValue, _ real: JSONValue, to id: JSONValue, _ line: String) throws
  {
    guard let (method, params) = methods[id] else { return }
    if cancelled.contains(id) { return }
    #expect(real["error"] == nil, "\(line): \(method)")
    let (recorded, real) = (recorded["result"] ?? .null, real["result"] ?? .null)
    #expect((recorded == .null) == (real == .null), "\(line): \(method)")
    let uri = params["textDocument"]?["uri"]?.stringValue ?? ""
    switch method {
    case "initialize":
      let encoding = real["capabilities"]?["positionEncoding"]?.stringValue
      #expect(recorded["capabilities"]?["positionEncoding"]?.stringValue == encoding)
      documents = DocumentStore(
        encoding: encoding.flatMap { PositionEncoding(rawValue: $0) } ?? .utf16)
    case "textDocument/hover" where real != .null:
      hovers += 1
      let text = real["contents"]?["value"]?.stringValue ?? ""
      #expect(real["range"] == recorded["range"], "\(line): \(method)")
      #expect(text.contains("https://") && text.contains(rule), "\(line): \(method)")
    case "textDocument/codeAction":
      let recorded = recorded.arrayValue ?? []
      var actions = real.arrayValue ?? []
      // An extraction is not offered before the workspace is read, which took the editor's user less time.
      for attempt in 0..<100 where recorded.map(summary) != actions.map(summary) {
        Thread.sleep(forTimeInterval: 0.1)
        let again = JSONValue.string("\(line), attempt \(attempt)")
        try server.send(["jsonrpc": "2.0", "id": again, "method": .string(method), "params": params])
        try wait("the answer to \(method)") { answers[again] != nil }
        actions = answers.removeValue(forKey: again)?.first?["result"]?.arrayValue ?? []
      }
      let real = actions
      #expect(recorded.map(summary) == real.map(summary), "\(line): \(method)")
      for (one, other) in zip(recorded, real) { try compareEdits(one, other, line) }
    case "codeAction/resolve": try compareEdits(recorded, real, line)
    case "textDocument/diagnostic":
      if let items = recorded["items"]?.arrayValue { pulled.recorded[uri] = Set(items.map(Mark.init)) }
      if let items = real["items"]?.arrayValue { pulled.real[uri] = Set(items.map(Mark.init)) }
      #expect(pulled.recorded[uri] == pulled.real[uri], "\(line): \(method)")
      show(pulled.real[uri] ?? [])
    default: break
    }
  }

  private func summary(_ action: JSONValue) -> [JSONValue?] {
    [
      action["kind"], action["isPreferred"], action["edit"].map { _ in true },
      .array((action["diagnostics"]?.arrayValue ?? []).map { $0["code"] ?? .null }),
    ]
  }

  /// Both edits make the same new text of each document.
  private func compareEdits(_ recorded: JSONValue, _ real: JSONValue, _ line: String) throws {
    let (one, other) = (try texts(after: recorded), try texts(after: real))
    #expect(one == other, "\(line): edits")
    for (uri, text) in other {
      edits += 1
      #expect(text != documents[DocumentURI(uri)]?.text, "\(line): an edit that changes nothing")
    }
  }

  /// The documents that an action changes, with their texts after it.
  private func texts(after action: JSONValue) throws -> [String: [UInt8]] {
    var edits: [String: JSONValue] = [:]
    if case .object(let changes)? = action["edit"]?["changes"] { edits = changes }
    for change in action["edit"]?["documentChanges"]?.arrayValue ?? [] {
      if let uri = change["textDocument"]?["uri"]?.stringValue { edits[uri] = change["edits"] }
    }
    var texts: [String: [UInt8]] = [:]
    for (uri, list) in edits {
      guard let document = documents[DocumentURI(uri)] else {
        // A new file.
        texts[uri] = (list.arrayValue ?? []).flatMap { Array(($0["newText"]?.stringValue ?? "").utf8) }
        continue
      }
      var text = document.text
      let edits = try (list.arrayValue ?? []).map { edit in
        let range = try JSONDecoder().decode(LSP.Range.self, from: Data((edit["range"] ?? .null).encoded()))
        let offsets = document.lines.offsets(of: range, in: document.text, encoding: documents.encoding)
        return (range: offsets, text: edit["newText"]?.stringValue ?? "")
      }
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        text.replaceSubrange(edit.range, with: edit.text.utf8)
      }
      texts[uri] = text
    }
    return texts
  }
}
