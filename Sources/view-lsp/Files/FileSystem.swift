#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file could not be read or written, for people.
struct FileFailure: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  /// The system's message for its last error.
  static var last: FileFailure { FileFailure(String(cString: strerror(errno))) }
}

/// What a path leads to.
enum FileKind {
  case file, folder, link, other
}

/// What tells whether a file has changed since it was read.
struct FileStamp: Equatable {
  let size: Int
  let inode: UInt64
  let seconds: Int
  let nanoseconds: Int
}

/// Files and folders: all of the command line's calls to the system about them are here.
///
/// Paths are strings. The pointers that the system's calls want never leave the function that makes them.
enum FileSystem {
  /// Larger files are not source: offsets in a syntax tree are 32 bits wide.
  static let largestFile = 1 << 30
  /// The largest configuration, baseline or list of ignored files that is read, in bytes.
  static let largestText = 16_000_000

  static var currentFolder: String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// The kind of what the path names; nil where there is nothing.
  static func kind(of path: String, followingLinks: Bool = true) -> FileKind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The stamp of a regular file; nil where there is none.
  static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      size: Int(status.st_size), inode: UInt64(status.st_ino), seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec))
  }

  /// Whether the file may not be written: nobody may by its mode, or not this user. To the superuser the system
  /// allows every write, so the mode is asked first.
  static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// The absolute path without links in it; nil where there is nothing.
  static func canonicalPath(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// What is in a folder, without `.` and `..`, by the names' bytes.
  static func entries(in folder: String) throws(FileFailure) -> [(name: String, kind: FileKind)] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [(name: String, kind: FileKind)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name == "." || name == ".." { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): entries.append((name, .file))
      case Int(DT_DIR): entries.append((name, .folder))
      case Int(DT_LNK): entries.append((name, .link))
      // Not every file system says what an entry is.
      case Int(DT_UNKNOWN):
        entries.append((name, kind(of: Path.join(folder, name), followingLinks: false) ?? .other))
      default: entries.append((name, .other))
      }
    }
    return entries.sorted { Path.precedes($0.name, $1.name) }
  }

  /// All bytes of a regular file of at most `limit` bytes. Anything else that a path may name, such as a pipe or a
  /// device, is refused without waiting for it: every file of a workspace is read through here.
  static func read(_ path: String, limit: Int = largestText) throws(FileFailure) -> [UInt8] {
    // Without O_NONBLOCK opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return try readAll(descriptor, expecting: Int(status.st_size), limit: limit)
    case S_IFDIR: throw FileFailure("Is a directory")
    default: throw notRegular
    }
  }

  static let notRegular = FileFailure("Not a regular file")

  static func readStandardInput() throws(FileFailure) -> [UInt8] {
    try readAll(0, expecting: 0, limit: largestFile)
  }

  /// What is said of a file with more bytes than the limit.
  static func tooLong(_ limit: Int) -> FileFailure { FileFailure("larger than \(limit / 1_000_000) MB") }

  private static func readAll(
    _ descriptor: Int32, expecting size: Int, limit: Int
  ) throws(FileFailure) -> [UInt8] {
    guard size <= limit else { throw tooLong(limit) }
    var failure: FileFailure?
    var bytes: [UInt8] = []
    var step = max(size + 1, 4096)
    while failure == nil {
      let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
        let got = retrying { read(descriptor, into: UnsafeMutableRawBufferPointer(buffer)) }
        if got < 0 { failure = .last }
        count = max(got, 0)
      }
      if chunk.isEmpty { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { failure = tooLong(limit) }
      step = max(4096, min(bytes.count, 1 << 20))
    }
    if let failure { throw failure }
    return bytes
  }

  /// What has come, at the most as much as the buffer holds: the number of bytes, 0 at the end, or less, with
  /// the reason in `errno`.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    Glue.read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// Writes all bytes. Tells whether that went well; the reason for a failure is in `errno`.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let written = write(some: rest, to: descriptor)
      guard written >= 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }

  /// Writes as many bytes as the descriptor takes at once and returns their number; below zero on failure, with the
  /// reason in `errno`.
  static func write(some bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    bytes.withUnsafeBytes { buffer in
      retrying { Glue.write(descriptor, buffer.baseAddress, buffer.count) }
    }
  }

  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

/// The system's functions whose names `FileSystem` uses for its own.
private enum Glue {
  static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #else
      Musl.read(descriptor, buffer, count)
    #endif
  }

  static func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer, count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, buffer, count)
    #else
      Musl.write(descriptor, buffer, count)
    #endif
  }
}

extension FileSystem {
  /// New contents for a file that are not in it yet.
  struct PreparedFile {
    fileprivate enum Method {
      /// The contents are in a file beside the target, which is renamed.
      case rename(temporaryPath: String)
      /// The target itself is written: its other hard links, or its owner, would be lost with a new file.
      case overwrite([UInt8])
    }

    /// The file's path, without links.
    let target: String
    fileprivate let method: Method

    /// Gives the file its new contents: in one step, unless it has to be overwritten.
    func commit() throws(FileFailure) {
      switch method {
      case .rename(let temporaryPath):
        guard rename(temporaryPath, target) == 0 else {
          let failure = FileFailure.last
          discard()
          throw failure
        }
      case .overwrite(let bytes):
        let descriptor = open(target, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last }
        let isWritten =
          write(bytes[...], to: descriptor) && ftruncate(descriptor, off_t(bytes.count)) == 0
          && fsync(descriptor) == 0
        let failure = FileFailure.last
        guard close(descriptor) == 0, isWritten else { throw failure }
      }
    }

    /// Takes back what `FileSystem.prepare` did.
    func discard() {
      if case .rename(let temporaryPath) = method { unlink(temporaryPath) }
    }
  }

  /// Prepares new contents for a file, which keeps its mode, its owner and its hard links. A link is followed: its
  /// target is what will be written. What is there and no regular file is refused.
  static func prepare(_ bytes: [UInt8], for path: String) throws(FileFailure) -> PreparedFile {
    let target = canonicalPath(path) ?? path
    var status = stat()
    let exists = stat(target, &status) == 0
    // A file in the place of a pipe or a device would be there for whatever uses it next.
    if exists {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw FileFailure("Is a directory")
      default: throw notRegular
      }
    }
    let overwriting = PreparedFile(target: target, method: .overwrite(bytes))
    if exists, status.st_nlink > 1 { return overwriting }
    var random = SystemRandomNumberGenerator()
    let tag = String(random.next(), radix: 36)
    let temporary = Path.join(Path.parent(target), ".\(Path.name(target)).\(tag).tmp")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    let prepared = PreparedFile(target: target, method: .rename(temporaryPath: temporary))
    // Before the mode: a change of the owner may clear bits of it.
    if exists, !give(descriptor, to: status) {
      close(descriptor)
      prepared.discard()
      return overwriting
    }
    let mode: mode_t = exists ? status.st_mode & 0o7777 : 0o644
    let isWritten =
      write(bytes[...], to: descriptor) && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0
    let failure = FileFailure.last
    guard close(descriptor) == 0, isWritten else {
      prepared.discard()
      throw failure
    }
    return prepared
  }

  /// Gives the new file the owner and the group of the old one. False where the system doesn't allow it.
  private static func give(_ descriptor: Int32, to old: stat) -> Bool {
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { return false }
    if new.st_uid == old.st_uid && new.st_gid == old.st_gid { return true }
    return fchown(descriptor, old.st_uid, old.st_gid) == 0
  }
}
