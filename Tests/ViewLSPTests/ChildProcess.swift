import Foundation

/// A child with pipes for its standard input and output. Unlike Foundation's class it leaves nothing after, so
/// that a test can start thousands.
final class ChildProcess {
  struct Failure: Error {}

  let identifier: Int32
  let input: FileHandle
  let output: FileHandle
  private var status: Int32?
  /// One start at a time: between a pipe's making and its mark another child would get it.
  private static let lock = NSLock()

  init(_ executable: URL, _ arguments: [String]) throws {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    // A server that has ended is no reason for the tests to end.
    signal(SIGPIPE, SIG_IGN)
    let (theirInput, ourInput) = try Self.pipeEnds()
    let (ourOutput, theirOutput) = try Self.pipeEnds()
    defer {
      close(theirInput)
      close(theirOutput)
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, theirInput, 0)
    posix_spawn_file_actions_adddup2(&actions, theirOutput, 1)

    let words = ([executable.path] + arguments).map { strdup($0) } + [nil]
    let environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + environment { free(pointer) } }
    var identifier: pid_t = 0
    let failure = posix_spawn(&identifier, executable.path, &actions, nil, words, environment)
    input = FileHandle(fileDescriptor: ourInput, closeOnDealloc: true)
    output = FileHandle(fileDescriptor: ourOutput, closeOnDealloc: true)
    self.identifier = identifier
    guard failure == 0 else { throw Failure() }
  }

  deinit { end() }

  /// The ends for reading and for writing. No other child has them.
  private static func pipeEnds() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The exit status, or the signal's number with 128 added; nil while the process lives.
  var exitStatus: Int32? {
    if status == nil {
      var raw: Int32 = 0
      if waitpid(identifier, &raw, WNOHANG) == identifier { status = Self.status(raw) }
    }
    return status
  }

  /// Ends the process, if it lives.
  func end() {
    guard exitStatus == nil, identifier > 0 else { return }
    kill(identifier, SIGKILL)
    var raw: Int32 = 0
    if waitpid(identifier, &raw, 0) == identifier { status = Self.status(raw) }
  }

  private static func status(_ raw: Int32) -> Int32 {
    raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + raw & 0x7F
  }
}
