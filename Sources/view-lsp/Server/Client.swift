internal import LSPCore

/// The client: what it has declared, and how messages get to it.
final class Client {
  let log: ServerLog?
  /// What `initialize` said.
  private(set) var features = LSP.ClientFeatures(nil)
  /// The client's process; the server ends with it.
  private(set) var process: Int?
  var trace = LSP.TraceValue.off
  /// Whether the client has been told, after `initialize`, that there are code lenses.
  var knowsOfCodeLenses = false

  private let send: ([UInt8]) -> Void
  /// Our own requests that are not answered yet, with what is to be done with the answer.
  private var pending: [RequestID: (Result<Payload, ResponseError>) -> Void] = [:]
  private var lastRequest: Int64 = 0

  init(log: ServerLog?, send: @escaping ([UInt8]) -> Void) {
    self.log = log
    self.send = send
  }

  func introduce(_ params: LSP.InitializeParams) {
    features = LSP.ClientFeatures(params.capabilities)
    process = params.processId
    trace = params.trace ?? .off
    if let info = params.clientInfo { log?.write(.info, "Client \(info.name) \(info.version ?? "")") }
  }

  // MARK: Answers

  func respond<Result: Encodable>(to reply: Reply<Result>, _ result: Result) {
    transmit { try OutgoingMessage.response(to: reply.id, result: result) }
  }

  /// Without an id the error answers bytes in which none could be found.
  func respond(to id: RequestID?, _ error: ResponseError) {
    transmit { try OutgoingMessage.error(error, to: id) }
  }

  // MARK: Notifications and requests

  func notify<Params: Encodable>(_ method: NotificationMethod<Params>, _ params: Params) {
    transmit { try OutgoingMessage.notification(method.name, params) }
  }

  @discardableResult
  func request<Params: Encodable, Answer: Decodable & Sendable>(
    _ method: RequestMethod<Params, Answer>, _ params: Params,
    then: @escaping (Result<Answer, ResponseError>) -> Void = { _ in }
  ) -> RequestID {
    request(method, optional: params, then: then)
  }

  /// Calls a method that takes no parameters.
  @discardableResult
  func request<Answer: Decodable & Sendable>(
    _ method: RequestMethod<NoValue, Answer>,
    then: @escaping (Result<Answer, ResponseError>) -> Void = { _ in }
  ) -> RequestID {
    request(method, optional: nil, then: then)
  }

  private func request<Params: Encodable, Answer: Decodable & Sendable>(
    _ method: RequestMethod<Params, Answer>, optional params: Params?,
    then: @escaping (Result<Answer, ResponseError>) -> Void
  ) -> RequestID {
    lastRequest += 1
    let id = RequestID.integer(lastRequest)
    pending[id] = { answer in
      then(Result { () throws(ResponseError) in try answer.get().decode(Answer.self) })
    }
    transmit { try OutgoingMessage.request(method.name, id: id, params) }
    return id
  }

  /// Takes the answer to one of our requests. One to a request that is none of ours changes nothing.
  func receive(_ answer: Result<Payload, ResponseError>, to id: RequestID) {
    pending.removeValue(forKey: id)?(answer)
  }

  /// Takes one of our requests back that is not answered yet: an answer that comes all the same changes nothing.
  func drop(_ id: RequestID) {
    guard pending.removeValue(forKey: id) != nil else { return }
    notify(LSP.Methods.cancelRequest, LSP.CancelParams(id: id))
  }

  func showMessage(_ type: LSP.MessageType, _ message: String) {
    notify(LSP.Methods.showMessage, LSP.MessageParams(type: type, message: message))
  }

  func logMessage(_ type: LSP.MessageType, _ message: String) {
    notify(LSP.Methods.logMessage, LSP.MessageParams(type: type, message: message))
  }

  /// Sends a message that is encoded already; an error goes to the log.
  func transmit(_ message: () throws -> [UInt8]) {
    do {
      send(try message())
    } catch {
      log?.write(.error, "A message could not be written: \(error)")
    }
  }
}

/// A request of the client's that is to be answered with a `Result`.
struct Reply<Result: Encodable> {
  let id: RequestID
}
