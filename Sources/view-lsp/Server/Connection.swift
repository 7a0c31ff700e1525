#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The pipes to the client. Reading waits only as long as it is told to; writing waits until the client
/// has taken everything, so what has been sent is never kept here and never out of order.
///
/// While a message waits to be taken, what the client writes is read, up to a limit: a client that first
/// writes everything and then reads gets along as well. One that never reads stops us, not more.
final class Connection {
  /// What waiting for input came to.
  enum Input {
    case bytes([UInt8])
    case nothing
    case ended
  }

  /// So many bytes are read ahead while the client doesn't read.
  private static let mostReadAhead = 8 << 20
  /// How long a client that will say nothing more, and takes nothing, is waited for.
  private static let patienceAtEnd = Duration.seconds(3)

  /// Whether the client has died, asked now and then while it doesn't read.
  var clientHasEnded: () -> Bool = { false }
  /// The client has gone: nothing more can be sent.
  private(set) var isBroken = false
  private let log: ServerLog?
  private var readAhead: [UInt8] = []
  private var inputHasEnded = false
  /// The client has closed its end of our input, of which perhaps not everything is read.
  private var inputIsClosed = false
  /// When the client last took something, or closed our input.
  private var lastSign = ContinuousClock.now
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private let outputFlags = fcntl(1, F_GETFL)

  /// Until the connection is given up, a write to standard output takes what there is room for, instead of waiting.
  /// So a message mostly goes out in one write, and wakes the client once: each time costs more than the write.
  init(log: ServerLog?) {
    self.log = log
    if outputFlags >= 0 { _ = fcntl(1, F_SETFL, outputFlags | O_NONBLOCK) }
  }

  deinit {
    if outputFlags >= 0 { _ = fcntl(1, F_SETFL, outputFlags) }
  }

  /// Waits for input, at the most so many milliseconds; without a number, until some comes.
  func read(timeout: Int32?) -> Input {
    if !readAhead.isEmpty {
      defer { readAhead = [] }
      return .bytes(readAhead)
    }
    if inputHasEnded { return .ended }
    var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    let ready = poll(&descriptor, 1, timeout ?? -1)
    // A signal that interrupts the wait is no more than nothing: the caller comes again.
    guard ready > 0 else {
      if ready < 0, errno != EINTR { inputHasEnded = true }
      return inputHasEnded ? .ended : .nothing
    }
    let count = readChunk()
    if count > 0 { return .bytes(Array(chunk[..<count])) }
    return inputHasEnded ? .ended : .nothing
  }

  /// Reads what there is of input into `chunk`. Returns how many bytes that is.
  private func readChunk() -> Int {
    let count = chunk.withUnsafeMutableBytes { FileSystem.read(0, into: $0) }
    if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) {
      inputHasEnded = true
      inputIsClosed = true
    }
    return count
  }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    lastSign = .now
    while !isBroken, !rest.isEmpty {
      let count = FileSystem.write(some: rest, to: 1)
      if count > 0 {
        rest = rest.dropFirst(count)
        lastSign = .now
      } else if count == 0 || errno == EAGAIN {
        waitForReader()
      } else {
        isBroken = true
      }
    }
  }

  /// Waits until the client takes bytes, or until something else was to be done.
  private func waitForReader() {
    let readsAhead = !inputHasEnded && readAhead.count < Self.mostReadAhead
    // Where nothing is read, the poll still tells that the other end is closed.
    var descriptors = [
      pollfd(fd: 1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: 0, events: readsAhead ? Int16(POLLIN) : 0, revents: 0),
    ]
    let ready = poll(&descriptors, inputIsClosed && !readsAhead ? 1 : 2, inputIsClosed ? 500 : 4000)
    if ready < 0 {
      if errno != EINTR { isBroken = true }
      return
    }
    // Where the other side is closed, writing tells so.
    if descriptors[0].revents != 0 { return }
    if inputIsClosed, ContinuousClock.now - lastSign >= Self.patienceAtEnd {
      log?.write(.warning, "Input has ended and nobody reads the output: what is not sent yet is lost")
      isBroken = true
      return
    }
    if ready == 0 {
      if clientHasEnded() {
        log?.write(.info, "The client's process has ended while the output was full")
        isBroken = true
      }
      return
    }
    if !inputIsClosed, descriptors[1].revents & Int16(POLLHUP) != 0 {
      inputIsClosed = true
      lastSign = .now
    }
    guard readsAhead else { return }
    let count = readChunk()
    if count > 0 { readAhead += chunk[..<count] }
  }
}

/// Whether a process lives. One that has ended and that its parent hasn't asked about yet doesn't.
func processIsAlive(_ process: Int32) -> Bool {
  guard kill(process, 0) == 0 || errno == EPERM else { return false }
  #if os(Linux)
    // `PID (NAME) STATE …`, and the name may hold anything.
    guard let status = try? FileSystem.read("/proc/\(process)/stat"),
      let end = status.lastIndex(of: UInt8(ascii: ")")), end + 2 < status.count
    else { return true }
    return status[end + 2] != UInt8(ascii: "Z")
  #else
    return true
  #endif
}
