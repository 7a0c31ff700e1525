import Foundation
import LSPCore
import Testing

@Suite struct ServerLifecycleTests {
  private func code(_ response: JSONValue) -> Int? { response["error"]?["code"]?.intValue }

  @Test func `Initialize, shutdown, exit`() throws {
    let server = try ServerProcess("--stdio")
    let answer = try server.initialize()
    #expect(answer["result"]?["serverInfo"]?["name"] == "view-lsp")
    #expect(answer["result"]?["capabilities"]?["positionEncoding"] == "utf-8")
    #expect(answer["result"]?["capabilities"]?["textDocumentSync"]?["change"] == 2)
    let shutdown = try server.request("shutdown", nil)
    #expect(shutdown["result"] == .null)
    #expect(code(try server.request("textDocument/hover")) == -32600)
    try server.notify("exit")
    #expect(server.status() == 0)
  }

  @Test func `Exit without shutdown is 1`() throws {
    let server = try ServerProcess()
    try server.initialize()
    try server.notify("exit")
    #expect(server.status() == 1)
  }

  @Test func `Before initialize nothing is done and nothing sent`() throws {
    let server = try ServerProcess()
    try server.open("file:///a.swift", "struct A {}")
    try server.notify("$/cancelRequest", ["id": 1])
    #expect(code(try server.request("textDocument/hover")) == -32002)
    #expect(code(try server.request("shutdown")) == -32002)
    #expect(server.settle(0.3).isEmpty)
    try server.initialize()
    #expect(code(try server.request("initialize", ["capabilities": [:]])) == -32600)
    #expect(try server.shutDown() == 0)
  }

  @Test func `Wrong parameters of initialize are told, and it may come again`() throws {
    let server = try ServerProcess()
    let answer = try server.request("initialize", ["processId": "x"])
    #expect(code(answer) == -32602)
    #expect(answer["error"]?["message"]?.stringValue?.contains("processId") == true)
    try server.initialize()
    #expect(try server.shutDown() == 0)
  }

  @Test func `Errors are answered and the next message works`() throws {
    let server = try ServerProcess()
    try server.initialize()
    #expect(code(try server.request("textDocument/inventedToday")) == -32601)
    #expect(code(try server.request("$/invented")) == -32601)
    try server.notify("$/invented")
    try server.notify("textDocument/invented")
    #expect(code(try server.request("textDocument/hover", ["textDocument": 5])) == -32602)
    #expect(code(try server.request("textDocument/hover", [])) == -32602)

    server.send(bytes: "Content-Length: 5\r\n\r\n{nope")
    #expect(code(try server.response(nil)) == -32700)
    server.send(bytes: "Content-Length: 2\r\n\r\n[]")
    #expect(code(try server.response(nil)) == -32600)
    server.send(bytes: "Content-Length: many\r\n\r\n{}")
    #expect(code(try server.response(nil)) == -32700)
    server.send(bytes: "Content-Length: 999999999999\r\n\r\n{}")
    #expect(code(try server.response(nil)) == -32700)
    // In members that nobody reads, too.
    for member in [#""a":01"#, #""a":{"b":tru}"#, "\"a\":\"\t\""] {
      let body = #"{"jsonrpc":"2.0","id":9,"method":"shutdown","params":null,\#(member)}"#
      server.send(bytes: framed(Array(body.utf8)))
      #expect(code(try server.response(nil)) == -32700)
    }
    // A client that could not read one of our messages.
    for answer in [#""result":null"#, #""error":{"code":-32700,"message":"?"}"#] {
      server.send(bytes: framed(Array(#"{"jsonrpc":"2.0","id":null,\#(answer)}"#.utf8)))
    }
    #expect(server.settle(0.2).isEmpty)
    try server.send(["jsonrpc": "2.0", "id": "text", "method": 5])
    #expect(code(try server.response("text")) == -32600)

    try server.send(["jsonrpc": "2.0", "id": "7", "method": "shutdown"])
    #expect(try server.response("7")["result"] == .null)
    try server.notify("exit")
    #expect(server.status() == 0)
  }

  @Test(arguments: [2_000, 200_000])
  func `End of input with full output that nobody reads`(requests: Int) throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("view-lsp-\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    let server = try ServerProcess("--log", log.path, "--log-level", "info")
    try server.initialize()
    // Answers that no pipe holds. What does not fit into the server is lost with the pipe.
    let body = Array(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/unknown","params":{}}"#.utf8)
    let input = server.inputHandle.fileDescriptor
    _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
    let bytes = Array(repeatElement(framed(body), count: requests).joined())
    var sent = 0
    let deadline = Date().addingTimeInterval(3)
    while sent < bytes.count, Date() < deadline {
      let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count > 0 { sent += count } else { usleep(1000) }
    }
    server.closeInput()
    #expect(server.status(within: 8) == 1)
    #expect(try String(contentsOf: log, encoding: .utf8).contains("nobody reads the output"))
  }

  @Test func `Notifications with wrong parameters are ignored`() throws {
    let server = try ServerProcess()
    try server.initialize()
    try server.notify("textDocument/didOpen", ["textDocument": ["uri": 7]])
    try server.notify("textDocument/didChange", [])
    try server.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "file:///unopened.swift", "version": 2], "contentChanges": [["text": "x"]]])
    try server.notify("textDocument/didClose", ["textDocument": ["uri": "file:///unopened.swift"]])
    #expect(try server.shutDown() == 0)
  }

  @Test func `A request that waits can be cancelled, a late cancel changes nothing`() throws {
    let server = try ServerProcess()
    try server.initialize()
    func wire(_ message: JSONValue) throws -> String {
      String(decoding: framed(try message.encoded()), as: UTF8.self)
    }
    let position: JSONValue = [
      "textDocument": ["uri": "file:///a.swift"], "position": ["line": 0, "character": 0],
    ]
    // In one piece, so that the cancellation is there before the request's turn.
    server.send(
      bytes: try wire(["jsonrpc": "2.0", "id": 50, "method": "textDocument/hover", "params": position])
        + wire(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 50]])
        + wire(["jsonrpc": "2.0", "id": 51, "method": "textDocument/hover", "params": position]))
    let first = try server.response(50)
    #expect(code(first) == -32800 || first["result"] == .null)
    #expect(try server.response(51)["result"] == .null)
    try server.notify("$/cancelRequest", ["id": 51])
    try server.notify("$/cancelRequest", ["id": [:]])
    #expect(server.settle(0.2).isEmpty)
    #expect(try server.shutDown() == 0)
  }

  @Test func `The log says what happened, and a log that can't be written is wrong usage`() throws {
    let workspace = try Workspace([:])
    let server = try ServerProcess("--log", workspace.url("log").path, "--log-level", "debug")
    try server.initialize()
    server.send(bytes: "Content-Length: 1\r\n\r\n{")
    _ = try server.response(nil)
    #expect(try server.shutDown() == 0)
    let log = try workspace.text("log")
    #expect(log.contains("debug: request initialize") && log.contains("error: The message is not JSON"))

    let broken = try ServerProcess("--log", workspace.url("none/log").path)
    #expect(broken.status() == 2)
  }

  @Test func `A client that stops reading loses nothing`() throws {
    let server = try ServerProcess()
    try server.initialize()
    // More answers than a pipe holds, read only once all questions are asked.
    var questions = Data()
    for id in 1000..<4000 {
      let question: JSONValue = ["jsonrpc": "2.0", "id": .integer(Int64(id)), "method": "unknown/method"]
      questions += framed(try question.encoded())
    }
    let (input, bytes) = (server.inputHandle, questions)
    Thread { try? input.write(contentsOf: bytes) }.start()
    usleep(300_000)
    for id in 1000..<4000 { #expect(code(try server.response(.integer(Int64(id)))) == -32601) }
    #expect(server.waiting.isEmpty)
    #expect(try server.shutDown() == 0)
  }

  @Test func `End of input ends the process`() throws {
    let server = try ServerProcess()
    try server.initialize()
    server.closeInput()
    #expect(server.status(within: 2) == 1)

    let another = try ServerProcess()
    another.closeInput()
    #expect(another.status(within: 2) == 1)
  }

  @Test func `The client's death ends the process`() throws {
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/bin/sleep")
    client.arguments = ["60"]
    try client.run()
    let told = try ServerProcess("--clientProcessId=\(client.processIdentifier)")
    let asked = try ServerProcess()
    _ = try asked.request(
      "initialize", ["processId": .integer(Int64(client.processIdentifier)), "capabilities": [:]])
    let other = try ServerProcess()
    try other.initialize()
    #expect(told.isRunning && asked.isRunning)
    kill(client.processIdentifier, SIGKILL)
    client.waitUntilExit()
    #expect(told.status(within: 10) == 1)
    #expect(asked.status(within: 10) == 1)
    #expect(try other.shutDown() == 0)
  }
}
