import LSPCore

/// Bytes that a client should not send, and what has to be answered.
struct MalformedMessage {
  let name: String
  let bytes: [UInt8]
  /// The ids and the error codes, in order.
  let answers: [(id: JSONValue, code: Int)]
}

/// Everything that can be wrong with a message, before another one.
struct MalformedMessages {
  /// The message that comes next: a request or a notification, or a response.
  let next: JSONValue
  let nextBody: String
  /// Where the session stands.
  let state: Lifecycle.State
  private(set) var all: [MalformedMessage] = []
  private var lastID: Int64

  /// `firstID` and what follows are ids that nobody else has.
  init(before next: JSONValue, body: String, state: Lifecycle.State, firstID: Int64) {
    self.next = next
    nextBody = body
    self.state = state
    lastID = firstID
    framing()
    encodings()
    json()
    envelopes()
    ids()
    parameters()
  }

  /// What a request is answered that would be answered `code` in the midst of a session.
  private func answer(_ code: Int) -> Int {
    switch state {
    case .started: -32002
    case .shutDown: -32600
    case .answered, .running: code
    }
  }

  /// A message with nothing wrong but that nobody knows its method.
  var probe: MalformedMessage {
    let text = #"{"jsonrpc":"2.0","id":"probe","method":"unknown/method"}"#
    return MalformedMessage(
      name: "an unknown method", bytes: framed(text.utf8), answers: [("probe", answer(-32601))])
  }

  private mutating func newID() -> Int64 {
    lastID += 1
    return lastID
  }

  private mutating func add(_ name: String, raw: some Sequence<UInt8>, _ answers: (JSONValue, Int)...) {
    all.append(MalformedMessage(name: name, bytes: Array(raw), answers: answers.map { ($0.0, $0.1) }))
  }

  private mutating func add(_ name: String, _ text: String, _ answers: (JSONValue, Int)...) {
    all.append(
      MalformedMessage(name: name, bytes: framed(text.utf8), answers: answers.map { ($0.0, $0.1) }))
  }

  private mutating func addRequest(_ name: String, _ header: (Int) -> String) {
    let id = newID()
    let body = #"{"jsonrpc":"2.0","id":\#(id),"method":"unknown/method"}"#
    add(name, raw: (header(body.utf8.count) + body).utf8, (.integer(id), answer(-32601)))
  }

  // MARK: Kinds of faults

  private mutating func framing() {
    for value in ["-5", "five", "", "0x10", "1 2", "+5", "5.0", "999999999999", "99999999999999999999999"] {
      add("Content-Length: \(value)", raw: "Content-Length: \(value)\r\n\r\n{}".utf8, (.null, -32700))
    }
    add("no Content-Length", raw: "Content-Type: text\r\n\r\n{}".utf8, (.null, -32700))
    add("no header", raw: "GET / HTTP/1.1\r\n\r\n".utf8, (.null, -32700))
    add("a long header", raw: "X: \(String(repeating: "x", count: 40_000))\r\n\r\n".utf8, (.null, -32700))
    add(
      "a length that is too short", raw: "Content-Length: 9\r\n\r\n\(nextBody)".utf8, (.null, -32700),
      (.null, -32700))
    add("a header in parts", raw: "Content-Length: 7\r\n".utf8)
    add("empty lines", raw: "\r\n\r\n\n".utf8)
    add(
      "another encoding",
      raw: "Content-Length: 2\r\nContent-Type: application/json; charset=utf-16\r\n\r\n{}".utf8,
      (.null, -32700))
    addRequest("unknown headers") { "X-Any: 1\r\nContent-Length: \($0)\r\nContent-Encoding: gzip\r\n\r\n" }
    addRequest("small letters") { "content-length:\($0)\r\ncontent-type: x; charset=utf8\r\n\r\n" }
    addRequest("line ends without a return") { "Content-Length: \($0)\n\n" }
  }

  private mutating func encodings() {
    add("an empty body", "", (.null, -32700))
    add(
      "not UTF-8",
      raw: framed(Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF, 0xC0] + Array(#""}"#.utf8)),
      (.null, -32700))
    add(
      "UTF-16",
      raw: framed(
        [0xFF, 0xFE]
          + #"{"jsonrpc":"2.0","id":1,"method":"x"}"#.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }),
      (.null, -32700))
    add("zeros", raw: framed([UInt8](repeating: 0, count: 20)), (.null, -32700))
  }

  private mutating func json() {
    add("half a message", String(nextBody.prefix(nextBody.count / 2)), (.null, -32700))
    add("two messages in one", nextBody + nextBody, (.null, -32700))
    for text in ["hello", "{", #"{"jsonrpc""#, #"{'id': 1}"#, #"{"id": 1,,}"#, "{} // end", #"{"a": NaN}"#] {
      add(text, text, (.null, -32700))
    }
    let depth = 100_000
    let open = String(repeating: "[", count: depth)
    let closed = String(repeating: "]", count: depth)
    add("deep arrays", open + closed, (.null, -32700))
    add("deep arrays without an end", open, (.null, -32700))
    add("deep objects", String(repeating: #"{"a":"#, count: depth), (.null, -32700))
    add(
      "deep parameters", #"{"jsonrpc":"2.0","id":1,"method":"x","params":\#(open)\#(closed)}"#,
      (.null, -32700))
  }

  private mutating func envelopes() {
    for text in ["5", #""text""#, "true", "null", "[]", "[\(nextBody)]", "{}", #"{"jsonrpc":"2.0"}"#] {
      add(text.prefix(20).description, text, (.null, -32600))
    }
    for version in [#""1.0""#, "2", "null"] {
      let id = newID()
      add(
        "version \(version)", #"{"jsonrpc":\#(version),"id":\#(id),"method":"textDocument/hover"}"#,
        (.integer(id), -32600))
    }
    for method in ["5", "null", "{}", "[]"] {
      let id = newID()
      add(
        "method \(method)", #"{"jsonrpc":"2.0","id":\#(id),"method":\#(method)}"#, (.integer(id), -32600))
    }
    for method in ["unknown/method", "$/unknown", "exit", "textDocument/didOpen", ""] {
      let id = newID()
      add(
        "request \(method)", #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#,
        (.integer(id), answer(-32601)))
    }
    add("an unknown notification", #"{"jsonrpc":"2.0","method":"unknown/method","params":{}}"#)
    add("an answer that nobody waits for", #"{"jsonrpc":"2.0","id":123456,"result":{}}"#)
    add("an error without an id", #"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"x"}}"#)
    if state != .started {
      let id = newID()
      add(
        "a second start",
        #"{"jsonrpc":"2.0","id":\#(id),"method":"initialize","params":{"capabilities":{}}}"#,
        (.integer(id), -32600))
    }
  }

  private mutating func ids() {
    for (text, id) in [
      ("1e300", JSONValue.number(1e300)), ("1.5", .number(1.5)), (#""""#, ""), ("-7", -7),
      (#""\u0000é𐐀""#, "\u{0}é𐐀"), ("9223372036854775807", .integer(.max)),
    ] {
      add("id \(text)", #"{"jsonrpc":"2.0","id":\#(text),"method":"x"}"#, (id, answer(-32601)))
    }
    for text in ["null", "{}", "[1]", "true"] {
      add("id \(text)", #"{"jsonrpc":"2.0","id":\#(text),"method":"x"}"#, (.null, -32600))
    }
  }

  /// Parameters that don't fit the method of the message that comes next.
  private mutating func parameters() {
    guard let method = next["method"]?.stringValue else { return }
    let isRequest = next["id"] != nil
    for text in ["5", #""text""#, "true"] {
      let id = newID()
      let head = isRequest ? #""id":\#(id),"# : ""
      add(
        "params \(text)", #"{"jsonrpc":"2.0",\#(head)"method":"\#(method)","params":\#(text)}"#,
        (isRequest ? .integer(id) : .null, -32600))
    }
    // These take none.
    if ["shutdown", "exit", "initialized"].contains(method) { return }
    for text in ["[]", "[1, 2]", "null"] {
      let id = newID()
      if isRequest {
        // Where `initialize` comes next, the session has not begun, and it is what begins it.
        let code = method == "initialize" ? -32602 : answer(-32602)
        add(
          "params \(text)", #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(text)}"#,
          (.integer(id), code))
      } else {
        add("params \(text)", #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(text)}"#)
      }
    }
  }
}
