internal import LSPCore

/// The methods that the server knows, each with the function that handles it.
struct HandlerTable {
  // Typed throws in these signatures crash the compiler (6.3), so `typed` gives the errors their type back.
  private typealias RequestHandler = (Server, RequestID, Payload) throws -> Void
  private typealias NotificationHandler = (Server, Payload) throws -> Void

  private var requests: [String: RequestHandler] = [:]
  private var notifications: [String: NotificationHandler] = [:]

  /// A request that is answered with what the function returns.
  mutating func on<Params: Decodable & Sendable, Result: Encodable>(
    _ method: RequestMethod<Params, Result>,
    _ handle: @escaping (Server) -> (Params) throws -> Result
  ) {
    requests[method.name] = { server, id, payload in
      let result = try handle(server)(payload.decode(Params.self))
      server.client.respond(to: Reply(id: id), result)
    }
  }

  /// A request that the function answers, now or later, unless it throws.
  mutating func on<Params: Decodable & Sendable, Result: Encodable>(
    _ method: RequestMethod<Params, Result>,
    _ handle: @escaping (Server) -> (Params, Reply<Result>) throws -> Void
  ) {
    requests[method.name] = { server, id, payload in
      try handle(server)(payload.decode(Params.self), Reply(id: id))
    }
  }

  mutating func on<Params: Decodable & Sendable>(
    _ method: NotificationMethod<Params>, _ handle: @escaping (Server) -> (Params) -> Void
  ) {
    notifications[method.name] = { server, payload in
      handle(server)(try payload.decode(Params.self))
    }
  }

  func handle(
    request method: String, id: RequestID, _ payload: Payload, for server: Server
  ) throws(ResponseError) {
    guard let handler = requests[method] else {
      throw ResponseError(.methodNotFound, "'\(method)' is not a request that this server supports")
    }
    try typed { try handler(server, id, payload) }
  }

  /// A notification that is not in the table is ignored.
  func handle(notification method: String, _ payload: Payload, for server: Server) throws(ResponseError) {
    try typed { try notifications[method]?(server, payload) }
  }

  private func typed(_ body: () throws -> Void) throws(ResponseError) {
    do {
      try body()
    } catch {
      throw error as? ResponseError ?? ResponseError(.internalError, "\(error)")
    }
  }
}
