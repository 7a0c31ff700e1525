/// Why a request has no result.
package struct ResponseError: Error, Codable, Sendable, Equatable {
  package let code: ErrorCode
  /// What is wrong, in a sentence.
  package let message: String
  package let data: JSONValue?

  package init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

/// An error code: one of JSON-RPC's, or whatever else the two sides agree on.
package struct ErrorCode: RawRepresentable, Codable, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let parseError = ErrorCode(rawValue: -32700)
  package static let invalidRequest = ErrorCode(rawValue: -32600)
  package static let methodNotFound = ErrorCode(rawValue: -32601)
  package static let invalidParams = ErrorCode(rawValue: -32602)
  package static let internalError = ErrorCode(rawValue: -32603)
}

extension DecodingError {
  /// What is wrong and where, for a person who writes a client: `textDocument.uri: …`.
  package var explanation: String {
    let context: Context
    let problem: String
    switch self {
    case .keyNotFound(let key, let where_):
      context = where_
      problem = "'\(key.stringValue)' is missing"
    case .valueNotFound(_, let where_):
      context = where_
      problem = "a value is expected, not null"
    case .typeMismatch(let type, let where_):
      context = where_
      problem = "\(Self.name(of: type)) is expected"
    case .dataCorrupted(let where_):
      context = where_
      problem = where_.underlyingError.map { "\($0)" } ?? where_.debugDescription
    @unknown default:
      return "\(self)"
    }
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? key.stringValue
    }
    return (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + problem
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "an integer"
    case is any FloatingPoint.Type: "a number"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}
