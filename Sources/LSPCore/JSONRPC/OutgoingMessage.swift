#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Messages to the other side, framed and ready to be written.
package enum OutgoingMessage {
  package static func response(to id: RequestID, result: some Encodable) throws -> [UInt8] {
    try encode(Response(id: id, result: result))
  }

  /// A request's error. Without an id it answers bytes in which none could be found.
  package static func error(_ error: ResponseError, to id: RequestID?) throws -> [UInt8] {
    try encode(Failure(id: id, error: error))
  }

  package static func notification(_ method: String, _ params: some Encodable) throws -> [UInt8] {
    try encode(Notification(method: method, params: params))
  }

  static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return Array(try encoder.encode(value))
  }

  /// A notification whose parameters are JSON already.
  static func notification(_ method: String, json params: [UInt8]) -> [UInt8] {
    framed(Array(#"{"jsonrpc":"2.0","method":"\#(method)","params":"#.utf8) + params + "}".utf8)
  }

  /// Nil is for a request that takes no parameters.
  package static func request(
    _ method: String, id: RequestID, _ params: (some Encodable)?
  ) throws -> [UInt8] {
    try encode(Request(id: id, method: method, params: params))
  }

  private static func encode(_ message: some Encodable) throws -> [UInt8] {
    framed(try json(message))
  }

  private struct Response<Result: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: RequestID
    let result: Result

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
