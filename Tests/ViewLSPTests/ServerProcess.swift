import Foundation
import LSPCore

/// The built server, spoken to over its pipes as an editor does.
final class ServerProcess {
  struct Timeout: Error {}

  private let process: ChildProcess
  private var decoder = FrameDecoder()
  /// Messages that came while another one was waited for.
  private(set) var waiting: [JSONValue] = []
  private var lastID: Int64 = 0

  init(_ arguments: String...) throws {
    process = try ChildProcess(BuiltTool.url, ["serve"] + arguments)
  }

  // MARK: Sending

  func send(bytes: String) { send(bytes: bytes.utf8) }

  func send(bytes: some Sequence<UInt8>) {
    try? process.input.write(contentsOf: Data(bytes))
  }

  func send(_ message: JSONValue) throws {
    try process.input.write(contentsOf: Data(framed(try message.encoded())))
  }

  func notify(_ method: String, _ params: JSONValue = [:]) throws {
    try send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request and gives back the response to it.
  func request(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
    lastID += 1
    let id = JSONValue.integer(lastID)
    try send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    return try response(id)
  }

  func response(_ id: JSONValue) throws -> JSONValue {
    try message { $0["id"] == id && $0["method"] == nil }
  }

  /// Answers one of the server's requests.
  func answer(_ request: JSONValue, _ result: JSONValue = nil) throws {
    try send(["jsonrpc": "2.0", "id": request["id"] ?? nil, "result": result])
  }

  /// Sends a request without waiting for its response.
  func ask(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
    lastID += 1
    let id = JSONValue.integer(lastID)
    try send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    return id
  }

  var outputHandle: FileHandle { process.output }

  var processIdentifier: Int32 { process.identifier }

  var inputHandle: FileHandle { process.input }

  func closeInput() { try? process.input.close() }

  // MARK: Receiving

  /// The first message that fits, of those that wait and those to come.
  func message(timeout: Double = 20, _ fits: (JSONValue) -> Bool) throws -> JSONValue {
    if let index = waiting.firstIndex(where: fits) { return waiting.remove(at: index) }
    let deadline = Date().addingTimeInterval(timeout)
    while true {
      while let frame = decoder.next() {
        guard case .message(let body) = frame,
          let message = try? JSONDecoder().decode(JSONValue.self, from: Data(body))
        else { continue }
        if fits(message) { return message }
        waiting.append(message)
      }
      guard let bytes = read(until: deadline), !bytes.isEmpty else { throw Timeout() }
      decoder.append(bytes)
    }
  }

  /// The diagnostics of a document's version.
  func diagnostics(_ uri: String, version: Int64) throws -> [JSONValue] {
    let message = try message {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == .string(uri)
        && $0["params"]?["version"] == .integer(version)
    }
    return message["params"]?["diagnostics"]?.arrayValue ?? []
  }

  /// What has come and nobody has waited for.
  func takeWaiting() -> [JSONValue] {
    defer { waiting = [] }
    return waiting
  }

  /// Whatever comes within the time.
  func settle(_ seconds: Double) -> [JSONValue] {
    _ = try? message(timeout: seconds) { _ in false }
    defer { waiting = [] }
    return waiting
  }

  /// Nil when the time is up, empty at the end of the stream.
  private func read(until deadline: Date) -> [UInt8]? {
    let handle = process.output
    var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let remaining = deadline.timeIntervalSinceNow
    guard remaining > 0, poll(&descriptor, 1, Int32(remaining * 1000)) > 0 else { return nil }
    return [UInt8](handle.availableData)
  }

  // MARK: The process

  var isRunning: Bool { process.exitStatus == nil }

  /// The exit status; nil if the process lives on after the time.
  func status(within seconds: Double = 10) -> Int32? {
    let deadline = Date().addingTimeInterval(seconds)
    while isRunning, Date() < deadline { usleep(5000) }
    return process.exitStatus
  }

  // MARK: Usual conversations

  /// Capabilities of a client that can do everything.
  static let fullCapabilities: JSONValue = [
    "general": ["positionEncodings": ["utf-16", "utf-8"]],
    "workspace": [
      "workspaceEdit": ["documentChanges": true, "changeAnnotationSupport": [:]]
    ],
    "textDocument": [
      "publishDiagnostics": [
        "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]], "codeDescriptionSupport": true,
        "dataSupport": true, "versionSupport": true,
      ],
      "hover": ["contentFormat": ["markdown", "plaintext"]],
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix", "source"]]],
        "isPreferredSupport": true, "disabledSupport": true, "dataSupport": true,
        "resolveSupport": ["properties": ["edit"]], "honorsChangeAnnotations": true,
      ],
    ],
  ]

  @discardableResult
  func initialize(
    _ capabilities: JSONValue = fullCapabilities, root: URL? = nil, options: JSONValue? = nil
  ) throws -> JSONValue {
    var params: [String: JSONValue] = ["processId": nil, "capabilities": capabilities]
    params["rootUri"] = root.map { .string($0.absoluteString) } ?? .null
    params["initializationOptions"] = options
    let answer = try request("initialize", .object(params))
    try notify("initialized")
    return answer
  }

  func open(_ uri: String, _ text: String, version: Int64 = 1, language: String = "swift") throws {
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": .string(language), "version": .integer(version),
          "text": .string(text),
        ]
      ])
  }

  /// Ends the conversation as it should end.
  func shutDown() throws -> Int32? {
    _ = try request("shutdown", nil)
    try notify("exit")
    return status()
  }
}
