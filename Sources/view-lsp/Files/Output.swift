#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A buffered stream of bytes to a file descriptor: where everything that a command prints goes.
///
/// Where the reader has gone away, what is still written is dropped without a word: a command whose
/// output is cut by `head` ends as it would have.
final class Output {
  private let descriptor: Int32?
  private var buffer: [UInt8] = []
  /// The reader is gone, or the disk is full: nothing more arrives.
  private(set) var isClosed = false
  /// Why writing failed, where it was not for a reader that left.
  private(set) var failure: FileFailure?
  private static let limit = 1 << 16

  init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.limit + 4096)
  }

  /// Keeps all that is written, for `contents`.
  init() { descriptor = nil }

  /// What has been written and not flushed; all of it where there is no descriptor.
  var contents: String { String(decoding: buffer, as: UTF8.self) }

  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    flushIfFull()
  }

  func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    flushIfFull()
  }

  func line(_ text: String = "") {
    buffer.append(contentsOf: text.utf8)
    buffer.append(UInt8(ascii: "\n"))
    flushIfFull()
  }

  func flush() {
    guard let descriptor else { return }
    if !isClosed && !buffer.isEmpty && !FileSystem.write(buffer[...], to: descriptor) {
      isClosed = true
      if errno != EPIPE { failure = .last }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func flushIfFull() {
    if descriptor != nil && buffer.count >= Self.limit { flush() }
  }
}

/// The process's streams, and what is known about them.
struct Console {
  let out: Output
  let errors: Output
  /// Standard output is a terminal that may be coloured.
  let hasColour: Bool
  /// Standard error is a terminal, so progress can be shown on it.
  let showsProgress: Bool

  static func standard() -> Console {
    let noColour = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    return Console(
      out: Output(descriptor: 1), errors: Output(descriptor: 2),
      hasColour: isatty(1) == 1 && !noColour && !isDumb, showsProgress: isatty(2) == 1)
  }

  /// A message about the run itself, on standard error.
  func complain(_ message: String) {
    out.flush()
    errors.line("view-lsp: \(message)")
  }
}
