/// The id of a request, kept as the sender wrote it: a number stays a number, a string a string.
package enum RequestID: Sendable, Hashable, Codable {
  case integer(Int64)
  /// A number that is no 64-bit integer. JSON-RPC discourages it and does not forbid it.
  case number(Double)
  case string(String)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }
}
