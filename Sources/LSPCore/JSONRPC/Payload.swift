#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parameters of a request or a notification, or the result in a response, still encoded: they are decoded
/// once their type is known.
package struct Payload: Sendable {
  /// The message's member that is meant.
  enum Member: String {
    case params, result
  }

  /// The whole message.
  let data: Data
  let member: Member

  /// Throws a `ResponseError` that says what is wrong. A missing value, or `null`, is an error for a type that
  /// has no nil literal.
  package func decode<Content: Decodable & Sendable>(_ type: Content.Type) throws(ResponseError) -> Content {
    let value: Content?
    do {
      value = try Self.decode(type, member, in: data)
    } catch {
      // Half of a surrogate pair, which some editors send while one is being typed, is no text in UTF-8.
      // It counts for one UTF-16 unit, and so does the sign that takes its place.
      guard let repaired = replacingLoneSurrogates(data),
        let second = try? Self.decode(type, member, in: repaired)
      else { throw ResponseError(.invalidParams, Self.explanation(error)) }
      value = second
    }
    if let value { return value }
    if let nullable = type as? any ExpressibleByNilLiteral.Type,
      let none = nullable.init(nilLiteral: ()) as? Content
    {
      return none
    }
    throw ResponseError(.invalidParams, "'\(member.rawValue)' is missing")
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ member: Member, in data: Data
  ) throws(DecodingError) -> Value? {
    do {
      return switch member {
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
