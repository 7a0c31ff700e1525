internal import LSPCore

/// What `serve` is called with.
struct ServeOptions {
  /// End when this process has ended.
  var clientProcess: Int?
  var log: ServerLog?
}

/// Serves the client on standard input and output until it ends the conversation or is gone. Returns the
/// exit status.
///
/// One thread does everything, in turns. Input comes first: what waits is read and handled, and an edit
/// is only stored. When there is none, one changed document is analysed; when all are, one file of the
/// workspace is read; when there is nothing to do, the loop sleeps.
func serve(_ options: ServeOptions) -> Int32 {
  let connection = Connection(log: options.log)
  let server = Server(log: options.log) { connection.send($0) }
  var clients = ClientProcesses()
  clients.watch(options.clientProcess)
  connection.clientHasEnded = { clients.haveEnded() }
  var decoder = FrameDecoder()
  var hasEnded = false

  while true {
    // What has come in the meantime is read first, so that a cancellation finds its request.
    while !hasEnded, server.queuedBytes < mostQueuedBytes {
      let isIdle = !server.hasWork
      switch connection.read(timeout: isIdle ? clients.patience : 0) {
      case .bytes(let bytes):
        decoder.append(bytes)
        while let frame = decoder.next() { server.enqueue(frame) }
        continue
      case .ended: hasEnded = true
      case .nothing: break
      }
      break
    }
    if let status = server.handleNext() { return status }
    if connection.isBroken { return server.statusAtEnd }
    clients.watch(server.client.process)
    if server.hasUrgentWork { continue }
    if hasEnded { return server.statusAtEnd }
    if clients.haveEnded() {
      options.log?.write(.info, "The client's process has ended")
      return server.statusAtEnd
    }
  }
}

/// Reading pauses while so many bytes of messages wait to be handled.
private let mostQueuedBytes = 16 << 20

/// The processes without which there is nothing to serve.
private struct ClientProcesses {
  private static let interval = Duration.seconds(4)
  private var processes: Set<Int32> = []
  /// What `watch` was told last: it is told in each turn.
  private var last: Int?
  private var lastLook = ContinuousClock.now

  /// How many milliseconds the loop may sleep; nil for as long as it likes.
  var patience: Int32? { processes.isEmpty ? nil : 4000 }

  mutating func watch(_ process: Int?) {
    guard process != last else { return }
    last = process
    // Zero and below stand for groups of processes.
    if let process = process.flatMap({ Int32(exactly: $0) }), process > 0 { processes.insert(process) }
  }

  /// Looks now and then; between looks the answer is no.
  mutating func haveEnded() -> Bool {
    guard !processes.isEmpty else { return false }
    let now = ContinuousClock.now
    guard now - lastLook >= Self.interval else { return false }
    lastLook = now
    return !processes.allSatisfy(processIsAlive)
  }
}
