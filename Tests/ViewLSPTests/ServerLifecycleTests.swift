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
    try server.send(["jsonrpc": "2.0", "id": "text", "method": 5])
    #expect(code(try server.response("text")) == -32600)

    try server.send(["jsonrpc": "2.0", "id": "7", "method": "shutdown"])
    #expect(try server.response("7")["result"] == .null)
    try server.notify("exit")
    #expect(server.status() == 0)
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
