#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The pipes to the client. Reading waits only as long as it is told to; writing waits until the client
/// has taken everything, so what has been sent is never kept here and never out of order.
final class Connection {
  /// What waiting for input came to.
  enum Input {
    case bytes([UInt8])
    case nothing
    case ended
  }

  /// The client has gone: nothing more can be sent.
  private(set) var isBroken = false
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// Waits for input, at the most so many milliseconds; without a number, until some comes.
  func read(timeout: Int32?) -> Input {
    var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    let ready = poll(&descriptor, 1, timeout ?? -1)
    // A signal that interrupts the wait is no more than nothing: the caller comes again.
    guard ready > 0 else { return ready < 0 && errno != EINTR ? .ended : .nothing }
    let count = chunk.withUnsafeMutableBytes { systemRead(0, $0.baseAddress, $0.count) }
    if count > 0 { return .bytes(Array(chunk[..<count])) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .ended
  }

  func send(_ bytes: [UInt8]) {
    guard !isBroken else { return }
    if !FileSystem.write(bytes[...], to: 1) { isBroken = true }
  }

  private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #else
      Musl.read(descriptor, buffer, count)
    #endif
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
