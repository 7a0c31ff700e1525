#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

/// A message from the other side, read as far as it takes to know what to do with it.
package enum IncomingMessage: Sendable {
  case request(id: RequestID, method: String, params: MessagePart)
  case notification(method: String, params: MessagePart)
  /// The answer to one of our own requests.
  case response(id: RequestID, Result<MessagePart, ResponseError>)
  /// Not a message. The error is to be answered, with the id where there is one.
  case invalid(id: RequestID?, ResponseError)

  package init(_ body: [UInt8]) {
    // The decoder would take UTF-16 and UTF-32, too: they have zeros, which JSON has not.
    guard body.isValidUTF8, !body.prefix(4).contains(0) else {
      self = .invalid(id: nil, ResponseError(.parseError, "The message is not JSON in UTF-8"))
      return
    }
    let data = Data(body)
    let envelope: Envelope
    do {
      envelope = try Envelope.decoder.decode(Envelope.self, from: data)
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      self = .invalid(id: nil, ResponseError(.invalidRequest, "A message is an object"))
      return
    } catch {
      let reason = (error as? DecodingError)?.explanation ?? "\(error)"
      self = .invalid(id: nil, ResponseError(.parseError, "The message is not JSON: \(reason)"))
      return
    }
    self = envelope.message(data)
  }

  /// A class, because the decoder hands it on through code that knows nothing of its size: each keystroke comes as a
  /// message.
  private final class Envelope: Decodable {
    static let decoder = JSONDecoder()

    let version: String?
    let hasID: Bool
    let id: RequestID?
    let method: String?
    let hasMethod: Bool
    /// A message with a method has neither of these.
    let hasResult: Bool
    let error: ResponseError?
    let paramsAreScalar: Bool
    /// The parameters, where their type is known and they are of it.
    let params: MessagePart.Value?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: MessageKey.self)
      version = try? container.decode(String.self, forKey: .jsonrpc)
      hasID = container.contains(.id)
      id = hasID ? try? container.decode(RequestID.self, forKey: .id) : nil
      method = try? container.decode(String.self, forKey: .method)
      hasMethod = method != nil || container.contains(.method)
      hasResult = !hasMethod && container.contains(.result)
      error =
        !hasMethod && container.contains(.error)
        ? (try? container.decode(ResponseError.self, forKey: .error))
          ?? ResponseError(.internalError, "The error can't be read") : nil
      params = method.flatMap { LSP.frequentParameters(of: $0, in: container) }
      if params == nil, container.contains(.params), try !container.decodeNil(forKey: .params) {
        paramsAreScalar =
          (try? container.nestedContainer(keyedBy: MessageKey.self, forKey: .params)) == nil
          && (try? container.nestedUnkeyedContainer(forKey: .params)) == nil
      } else {
        paramsAreScalar = false
      }
    }

    func message(_ data: Data) -> IncomingMessage {
      func invalid(_ reason: String) -> IncomingMessage {
        .invalid(id: id, ResponseError(.invalidRequest, reason))
      }
      guard version == "2.0" else { return invalid("'jsonrpc' is not \"2.0\"") }
      if hasID, id == nil, hasMethod || hasResult {
        return invalid("'id' is neither an integer nor a string")
      }
      if hasMethod {
        guard let method else { return invalid("'method' is not a string") }
        guard !paramsAreScalar else { return invalid("'params' is neither an object nor an array") }
        let params = MessagePart(data: data, name: .params, value: params)
        return id.map { .request(id: $0, method: method, params: params) }
          ?? .notification(method: method, params: params)
      }
      guard let id else {
        return error == nil
          ? invalid("The message has no 'method'")
          // An error with the id null tells that one of our messages could not be read.
          : .response(id: .string(""), .failure(error ?? ResponseError(.internalError, "")))
      }
      if let error { return .response(id: id, .failure(error)) }
      guard hasResult else { return invalid("The message has no 'method'") }
      return .response(id: id, .success(MessagePart(data: data, name: .result, value: nil)))
    }
  }
}

/// The parameters of a message, or the result in a response: read once somebody knows their type.
package final class MessagePart: Sendable {
  enum Name: String {
    case params, result
  }

  /// What has been made of a part already: whoever knows its type looks for a `ReadValue` of it.
  class Value: @unchecked Sendable {}

  final class ReadValue<Content: Sendable>: Value, @unchecked Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  let data: Data
  let name: Name
  let value: Value?

  init(data: Data, name: Name, value: Value?) {
    self.data = data
    self.name = name
    self.value = value
  }

  /// Throws a `ResponseError` that says what is wrong. `absent` is what a missing part, or `null`, stands
  /// for; without it that is an error too.
  package func decode<Content: Decodable & Sendable>(
    _ type: Content.Type, absent: Content? = nil
  ) throws(ResponseError) -> Content {
    if let read = value as? ReadValue<Content> { return read.content }
    let value: Content?
    do {
      value = try Self.decode(type, name, in: data)
    } catch {
      // Half of a surrogate pair, which some editors send while one is being typed, is no text in UTF-8.
      // It counts for one UTF-16 unit, and so does the sign that takes its place.
      guard let repaired = replacingLoneSurrogates(data),
        let second = try? Self.decode(type, name, in: repaired)
      else { throw ResponseError(.invalidParams, Self.explanation(error)) }
      value = second
    }
    if let value = value ?? absent { return value }
    throw ResponseError(.invalidParams, "'\(name.rawValue)' is missing")
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ name: Name, in data: Data
  ) throws(DecodingError) -> Value? {
    do {
      return switch name {
      case .params: try JSONDecoder().decode(Params<Value>.self, from: data).params
      case .result: try JSONDecoder().decode(Outcome<Value>.self, from: data).result
      }
    } catch let error as DecodingError {
      throw error
    } catch {
      throw .dataCorrupted(.init(codingPath: [], debugDescription: "\(error)"))
    }
  }

  private static func explanation(_ error: DecodingError) -> String {
    guard case .dataCorrupted(let context) = error, context.codingPath.isEmpty else {
      return error.explanation
    }
    // The decoder doesn't tell where. That the whole is JSON is known by now.
    return "A number is not an integer or too large, or a string is malformed"
  }

  private struct Params<Value: Decodable>: Decodable {
    let params: Value?
  }

  private struct Outcome<Value: Decodable>: Decodable {
    let result: Value?
  }
}

/// The JSON text with `\ufffd` in place of each escaped half of a surrogate pair that stands alone; nil
/// where there is none.
func replacingLoneSurrogates(_ data: Data) -> Data? {
  var bytes = [UInt8](data)
  var changed = false
  /// The value of the four hexadecimal digits of an escape `\uXXXX` at an index.
  func escape(at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == 0x5C, bytes[index + 1] == 0x75 else { return nil }
    return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
  var index = 0
  while index < bytes.count {
    guard bytes[index] == 0x5C else {
      index += 1
      continue
    }
    guard let value = escape(at: index) else {
      index += 2
      continue
    }
    if (0xD800..<0xDC00).contains(value), let low = escape(at: index + 6), (0xDC00..<0xE000).contains(low) {
      index += 12
      continue
    }
    if (0xD800..<0xE000).contains(value) {
      bytes.replaceSubrange(index + 2..<index + 6, with: Array("fffd".utf8))
      changed = true
    }
    index += 6
  }
  return changed ? Data(bytes) : nil
}
