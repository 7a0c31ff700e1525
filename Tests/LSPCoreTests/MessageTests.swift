import Testing

@testable import LSPCore

@Suite struct MessageTests {
  private func read(_ json: String) -> IncomingMessage { IncomingMessage(Array(json.utf8)) }

  /// The error that the text is answered with, and the id of the answer.
  private func invalid(_ json: String) -> (id: RequestID?, code: ErrorCode, message: String)? {
    guard case .invalid(let id, let error) = read(json) else { return nil }
    return (id, error.code, error.message)
  }

  private func body(_ frame: [UInt8]) -> String {
    String(String(decoding: frame, as: UTF8.self).drop { $0 != "{" })
  }

  @Test(arguments: [
    ("1", RequestID.integer(1)), ("-7", .integer(-7)), ("\"1\"", .string("1")), ("\"\"", .string("")),
    ("9223372036854775807", .integer(.max)), ("1e300", .number(1e300)), ("1.5", .number(1.5)),
    ("18446744073709551616", .number(18_446_744_073_709_551_616)),
  ])
  func `An id keeps its type`(text: String, id: RequestID) throws {
    guard case .request(let read, "m", _) = read(#"{"jsonrpc":"2.0","id":\#(text),"method":"m"}"#) else {
      Issue.record("not a request")
      return
    }
    #expect(read == id)
    let answer = try OutgoingMessage.response(to: id, result: JSONValue.bool(true))
    guard case .response(let echoed, .success(let part)) = self.read(body(answer)) else {
      Issue.record("not a response")
      return
    }
    #expect(echoed == id)
    #expect(try part.decode(Bool.self))
  }

  @Test func `A string id is not written as a number`() throws {
    let text = body(try OutgoingMessage.response(to: .string("1"), result: JSONValue.null))
    #expect(text.contains(#""id":"1""#))
    #expect(text.contains(#""result":null"#))
    let none: Int? = nil
    #expect(body(try OutgoingMessage.response(to: .integer(1), result: none)).contains(#""result":null"#))
    #expect(body(try OutgoingMessage.response(to: .integer(1), result: none)).contains(#""id":1"#))
  }

  @Test func `A message in UTF-16 is none`() {
    let text = #"{"jsonrpc":"2.0","id":1,"method":"m"}"#
    for hasMark in [false, true] {
      let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
      let body = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      guard case .invalid(nil, let error) = IncomingMessage(body) else {
        Issue.record("taken for a message")
        continue
      }
      #expect(error.code == .parseError)
    }
  }

  @Test func `A missing value is null where the type has one`() throws {
    for text in [#"{"jsonrpc":"2.0","method":"m"}"#, #"{"jsonrpc":"2.0","method":"m","params":null}"#] {
      guard case .notification("m", let params) = read(text) else {
        Issue.record("not a notification")
        continue
      }
      #expect(try params.decode(Int?.self) == nil)
      #expect(try params.decode(JSONValue.self) == .null)
      _ = try params.decode(NoValue.self)
      #expect(throws: ResponseError.self) { try params.decode([Int].self) }
    }
    guard case .notification("m", let params) = read(#"{"jsonrpc":"2.0","method":"m","params":{"a":[1]}}"#)
    else {
      Issue.record("not a notification")
      return
    }
    _ = try params.decode(NoValue.self)
  }

  @Test func `A method without parameters has none in its message`() throws {
    let without: NoValue? = nil
    #expect(try !body(OutgoingMessage.request("m", id: .integer(1), without)).contains("params"))
    #expect(try body(OutgoingMessage.request("m", id: .integer(1), [1])).contains(#""params":[1]"#))
    #expect(
      try body(OutgoingMessage.response(to: .integer(1), result: NoValue())).contains(#""result":null"#))
  }

  /// The change that the parameters of `textDocument/didChange` say, or what is wrong with them.
  private func change(_ params: String) throws -> String {
    guard
      case .notification("textDocument/didChange", let part) = read(
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":\#(params)}"#)
    else { return "not a notification" }
    do throws(ResponseError) {
      let change = try part.decode(LSP.DidChangeTextDocumentParams.self)
      return change.contentChanges.map { change in
        let range = change.range.map {
          "\($0.start.line):\($0.start.character)-\($0.end.line):\($0.end.character)"
        }
        return "\(range ?? "all") \(change.text)"
      }.joined(separator: ", ")
    } catch {
      return "\(error.code.rawValue)"
    }
  }

  @Test(arguments: [
    (#"{"textDocument":{"uri":"a","version":2},"contentChanges":[]}"#, ""),
    (#"{"textDocument":{"uri":"a","version":2},"contentChanges":[{"text":"x"}]}"#, "all x"),
    (
      #"{"textDocument":{"uri":"a","version":2},"contentChanges":[{"range":null,"text":"x"},{"text":"\ud83d"}]}"#,
      "all x, all \u{FFFD}"
    ),
    (
      changed(
        #"{"start":{"line":0,"character":1},"end":{"line":2,"character":3,"more":[{}]},"rangeLength":7}"#),
      "0:1-2:3 x"
    ),
    (changed(#"{"start":{"line":0,"character":1},"end":{"line":2,"character":1.5}}"#), "-32602"),
    (changed(#"{"start":{"line":0,"character":1},"end":{"line":2,"character":"3"}}"#), "-32602"),
    (changed(#"{"start":{"line":0,"character":null},"end":{"line":2,"character":3}}"#), "-32602"),
    (changed(#"{"start":{"line":0,"character":1},"end":null}"#), "-32602"),
    (changed(#"{"start":{"line":0,"character":1}}"#), "-32602"),
    (changed(#"{"start":[],"end":{"line":2,"character":3}}"#), "-32602"), (changed("[]"), "-32602"),
    (changed("5"), "-32602"), (changed("{}"), "-32602"),
    (#"{"textDocument":{"uri":"a","version":2},"contentChanges":[{"text":"x"},{}]}"#, "-32602"),
    (#"{"textDocument":{"uri":"a","version":2},"contentChanges":[{"text":"x"},null]}"#, "-32602"),
    (#"{"textDocument":{"uri":"a","version":2},"contentChanges":[[]]}"#, "-32602"),
    (#"{"textDocument":{"uri":"a","version":2},"contentChanges":{}}"#, "-32602"),
    (#"{"textDocument":{"uri":"a","version":2},"contentChanges":null}"#, "-32602"),
    (#"{"textDocument":{"uri":"a","version":2}}"#, "-32602"),
    (#"{"textDocument":{"uri":5,"version":2}}"#, "-32602"),
    (#"{"textDocument":{}}"#, "-32602"), (#"{"textDocument":[]}"#, "-32602"), ("{}", "-32602"),
    ("[]", "-32602"),
    ("null", "-32602"),
  ])
  func `A change is read, or its fault is told`(params: String, expected: String) throws {
    #expect(try change(params) == expected)
  }

  private static func changed(_ range: String) -> String {
    #"{"textDocument":{"uri":"a","version":2},"contentChanges":[{"range":\#(range),"text":"x"}]}"#
  }

  @Test func `A notification has no id, a response no method`() {
    guard case .notification("exit", _) = read(#"{"jsonrpc":"2.0","method":"exit"}"#) else {
      Issue.record("not a notification")
      return
    }
    guard case .response(.integer(3), .success) = read(#"{"jsonrpc":"2.0","id":3,"result":null}"#) else {
      Issue.record("not a response")
      return
    }
    guard
      case .response(.integer(3), .failure(let error)) = read(
        #"{"jsonrpc":"2.0","id":3,"error":{"code":-32601,"message":"no"}}"#)
    else {
      Issue.record("not a failure")
      return
    }
    #expect(error == ResponseError(.methodNotFound, "no"))
  }

  @Test(arguments: ["", "{", "nonsense", "{\"a\":}", "{\"jsonrpc\":\"2.0\"} {}", "\u{0}", "{'a':1}", "[1,]x"])
  func `What is not JSON is a parse error without an id`(text: String) {
    let answer = invalid(text)
    #expect(answer?.code == .parseError)
    #expect(answer?.id == nil)
    #expect(answer?.message.isEmpty == false)
  }

  @Test(arguments: [
    ("[]", nil), ("5", nil), ("null", nil), ("\"text\"", nil), ("true", nil), ("{}", nil),
    (#"{"jsonrpc":"2.0","id":1}"#, RequestID.integer(1)),
    (#"{"jsonrpc":"2.0","id":"a","method":5}"#, .string("a")),
    (#"{"jsonrpc":"1.0","id":2,"method":"m"}"#, .integer(2)),
    (#"{"id":2,"method":"m"}"#, .integer(2)),
    (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, nil),
    (#"{"jsonrpc":"2.0","id":true,"method":"m"}"#, nil),
    (#"{"jsonrpc":"2.0","id":[1],"method":"m"}"#, nil),
    (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, nil),
    (#"{"jsonrpc":"2.0","id":1e999,"method":"m"}"#, nil),
    (#"{"jsonrpc":"2.0","id":3,"method":"m","params":7}"#, .integer(3)),
    (#"{"jsonrpc":"2.0","id":3,"method":"m","params":"x"}"#, .integer(3)),
    (#"[{"jsonrpc":"2.0","id":1,"method":"m"}]"#, nil),
  ])
  func `What is no message is an invalid request`(text: String, id: RequestID?) {
    let answer = invalid(text)
    #expect(answer?.code == .invalidRequest)
    #expect(answer?.id == id)
    #expect(answer?.message.isEmpty == false)
  }

  @Test(arguments: [
    (#"{}"#, "textDocument"),
    (#"{"textDocument":{}}"#, "textDocument: 'uri'"),
    (#"{"textDocument":{"uri":5},"position":{"line":0,"character":0}}"#, "textDocument.uri: a string"),
    (#"{"textDocument":{"uri":"a"},"position":{"line":true,"character":0}}"#, "position.line: an integer"),
    (#"{"textDocument":{"uri":"a"},"position":{"line":1.5,"character":0}}"#, "integer"),
    (#"{"textDocument":{"uri":"a"},"position":{"line":1e99,"character":0}}"#, "integer"),
    (#"[]"#, "object"),
    (#"null"#, "'params' is missing"),
  ])
  func `Wrong parameters are explained`(params: String, part: String) {
    guard case .request(_, _, let read) = read(#"{"jsonrpc":"2.0","id":1,"method":"m","params":\#(params)}"#)
    else {
      Issue.record("not a request")
      return
    }
    do throws(ResponseError) {
      _ = try read.decode(LSP.TextDocumentPositionParams.self)
      Issue.record("no error")
    } catch {
      #expect(error.code == .invalidParams)
      #expect(error.message.contains(part), "\(error.message)")
    }
  }

  @Test func `Half a surrogate pair becomes a replacement sign`() throws {
    let json =
      #"{"jsonrpc":"2.0","method":"m","params":["a\ud83db","\\ud83d","\ude00","\ud83d\ude00","\ud83d\ud83d\ude00"]}"#
    guard case .notification(_, let params) = read(json) else {
      Issue.record("not a notification")
      return
    }
    let expected = ["a\u{FFFD}b", "\\ud83d", "\u{FFFD}", "😀", "\u{FFFD}😀"]
    #expect(try params.decode([String].self) == expected)
  }

  @Test func `Deep nesting is an error or a value, never a crash`() throws {
    for depth in [100, 400, 511, 513, 10_000, 200_000] {
      for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let nested = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        let message = read(#"{"jsonrpc":"2.0","id":1,"method":"m","params":{"settings":\#(nested)}}"#)
        switch message {
        case .request(_, _, let params): _ = try? params.decode(LSP.DidChangeConfigurationParams.self)
        case .invalid(_, let error): #expect(error.code == .parseError)
        default: Issue.record("neither a request nor an error")
        }
      }
    }
  }

  @Test func `Errors are answered with a null id where there is none`() throws {
    let text = body(try OutgoingMessage.error(ResponseError(.parseError, "why"), to: nil))
    #expect(text.contains(#""id":null"#))
    #expect(text.contains("-32700"))
    #expect(!text.contains("data"))
  }

  @Test func `Any JSON goes through a JSONValue unchanged`() throws {
    let value: JSONValue = [
      "null": nil, "yes": true, "no": false, "zero": 0, "one": 1, "text": "é\n\"/",
      "array": [1, true, nil, [:], []],
    ]
    let frame = try OutgoingMessage.notification("m", value)
    guard case .notification("m", let params) = read(body(frame)) else {
      Issue.record("not a notification")
      return
    }
    #expect(try params.decode(JSONValue.self) == value)
    #expect(!body(frame).contains("\\/"))
  }

  @Test func `Booleans and numbers are not mixed up`() throws {
    guard
      case .notification(_, let params) = read(
        #"{"jsonrpc":"2.0","method":"m","params":[true,1,1.5,0,false,"1",1e3,-0.0]}"#)
    else {
      Issue.record("not a notification")
      return
    }
    let values = try params.decode([JSONValue].self)
    #expect(
      values.prefix(6) == [.bool(true), .integer(1), .number(1.5), .integer(0), .bool(false), .string("1")])
  }
}
