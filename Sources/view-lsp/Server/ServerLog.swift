#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file that `--log` names: one line an event. Where it can't be written, the events are lost and the
/// server goes on.
final class ServerLog {
  enum Level: String, CaseIterable, Comparable {
    case error, warning, info, debug

    static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .info: 2
      case .debug: 3
      }
    }
  }

  private let descriptor: Int32
  private let level: Level
  private let start = ContinuousClock.now

  /// Opens the file for appending.
  init(path: String, level: Level) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
    self.level = level
  }

  deinit { close(descriptor) }

  /// Writes the event if the log is to say so much. The text is made only then.
  func write(_ level: Level, _ text: @autoclosure () -> String) {
    guard level <= self.level else { return }
    let seconds = decimal((ContinuousClock.now - start).inSeconds, places: 3)
    let line = "\(seconds) \(level.rawValue): \(text())\n"
    _ = FileSystem.write(Array(line.utf8)[...], to: descriptor)
  }
}
