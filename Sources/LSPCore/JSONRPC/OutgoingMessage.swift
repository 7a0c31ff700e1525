#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Messages to the other side, framed and ready to be written.
package enum OutgoingMessage {
  /// A request's result; nil is sent as `null`.
  package static func response(to id: RequestID, result: (some Encodable)?) throws -> [UInt8] {
    try encode(Response(id: id, result: result))
  }

  /// A request's error. Without an id it answers bytes in which none could be found.
  package static func error(_ error: ResponseError, to id: RequestID?) throws -> [UInt8] {
    try encode(Failure(id: id, error: error))
  }

  package static func notification(_ method: String, _ params: some Encodable) throws -> [UInt8] {
    try encode(Notification(method: method, params: params))
  }

  /// `textDocument/publishDiagnostics`, of a URI and with diagnostics that are JSON already: most of a
  /// document's stay as they are from one edit to the next, and need not be written anew.
  package static func publishDiagnostics(
    uri: [UInt8], version: Int?, diagnostics: [[UInt8]]
  ) -> [UInt8] {
    var body = Array(#"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"#.utf8)
    body += uri
    if let version { body += #","version":\#(version)"#.utf8 }
    body += #","diagnostics":["#.utf8
    for (number, diagnostic) in diagnostics.enumerated() {
      if number > 0 { body.append(UInt8(ascii: ",")) }
      body += diagnostic
    }
    body += "]}}".utf8
    return framed(body)
  }

  /// The value as JSON.
  package static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return Array(try encoder.encode(value))
  }

  package static func request(_ method: String, id: RequestID, _ params: some Encodable) throws -> [UInt8] {
    try encode(Request(id: id, method: method, params: params))
  }

  /// A request that takes no parameters.
  package static func request(_ method: String, id: RequestID) throws -> [UInt8] {
    try encode(Request<JSONValue>(id: id, method: method, params: nil))
  }

  private static func encode(_ message: some Encodable) throws -> [UInt8] {
    framed(try json(message))
  }

  private struct Response<Result: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: RequestID
    let result: Result?

    enum CodingKeys: CodingKey {
      case jsonrpc, id, result
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(jsonrpc, forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      // A nil here is the result `null`, not a missing one.
      try container.encode(result, forKey: .result)
    }
  }

  private struct Failure: Encodable {
    let jsonrpc = "2.0"
    let id: RequestID?
    let error: ResponseError

    enum CodingKeys: CodingKey {
      case jsonrpc, id, error
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(jsonrpc, forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      try container.encode(error, forKey: .error)
    }
  }

  private struct Notification<Params: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let method: String
    let params: Params
  }

  private struct Request<Params: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: RequestID
    let method: String
    let params: Params?
  }
}
