#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message from the other side, read as far as it takes to know what to do with it.
package enum IncomingMessage: Sendable {
  case request(id: RequestID, method: String, params: Payload)
  case notification(method: String, params: Payload)
  /// The answer to one of our own requests. Without an id it tells that one of our messages could not be read.
  case response(id: RequestID?, Result<Payload, ResponseError>)
  /// Not a message. The error is to be answered, with the id where there is one.
  case invalid(id: RequestID?, ResponseError)

  package init(_ body: [UInt8]) {
    // The decoder would take UTF-16 and UTF-32, too: they have zeros, which JSON has not.
    guard body.isValidUTF8, !body.prefix(4).contains(0) else {
      self = .invalid(id: nil, ResponseError(.parseError, "The message is not JSON in UTF-8"))
      return
    }
    // The decoder doesn't look at what nobody asks it for.
    if let offset = firstJSONError(in: body) {
      self = .invalid(
        id: nil, ResponseError(.parseError, "The message is not JSON: see the byte at offset \(offset)"))
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

  private struct Envelope: Decodable {
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

    enum CodingKeys: CodingKey {
      case jsonrpc, id, method, params, result, error
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
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
      if container.contains(.params), try !container.decodeNil(forKey: .params) {
        paramsAreScalar =
          (try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .params)) == nil
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
      if hasID, id == nil, hasMethod {
        return invalid("'id' is neither an integer nor a string")
      }
      if hasMethod {
        guard let method else { return invalid("'method' is not a string") }
        guard !paramsAreScalar else { return invalid("'params' is neither an object nor an array") }
        let params = Payload(data: data, member: .params)
        return id.map { .request(id: $0, method: method, params: params) }
          ?? .notification(method: method, params: params)
      }
      if let error { return .response(id: id, .failure(error)) }
      guard hasResult else { return invalid("The message has no 'method'") }
      return .response(id: id, .success(Payload(data: data, member: .result)))
    }
  }
}
