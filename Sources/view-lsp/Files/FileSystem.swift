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

  /// The system's words for its last error.
  static var last: FileFailure { FileFailure(String(cString: strerror(errno))) }
}

/// What stands at a path.
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

  /// The absolute path without links in it; nil where there is nothing.
  static func canonicalPath(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// The names in a folder, by their bytes, without `.` and `..`.
  static func names(in folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { Path.precedes($0, $1) }
  }

  /// All bytes of a file.
  static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileFailure("Is a directory") }
    return try readAll(descriptor, expecting: Int(status.st_size))
  }

  static func readStandardInput() throws(FileFailure) -> [UInt8] {
    try readAll(0, expecting: 0)
  }

  private static func readAll(_ descriptor: Int32, expecting size: Int) throws(FileFailure) -> [UInt8] {
    guard size <= largestFile else { throw FileFailure("File too large") }
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
      if bytes.count > largestFile { failure = FileFailure("File too large") }
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
  /// New contents beside a file, not yet in its place.
  struct PreparedFile {
    let temporaryPath: String
    let target: String

    /// Puts the contents in the file's place, in one step.
    func commit() throws(FileFailure) {
      guard rename(temporaryPath, target) == 0 else {
        let failure = FileFailure.last
        discard()
        throw failure
      }
    }

    func discard() { unlink(temporaryPath) }
  }

  /// Writes new contents for a file into a temporary file beside it, with the file's mode. A link is
  /// followed: its target is what will be replaced.
  static func prepare(_ bytes: [UInt8], for path: String) throws(FileFailure) -> PreparedFile {
    let target = canonicalPath(path) ?? path
    var status = stat()
    let mode: mode_t = stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o644
    var random = SystemRandomNumberGenerator()
    let tag = String(random.next(), radix: 36)
    let temporary = Path.join(Path.parent(target), ".\(Path.name(target)).\(tag).tmp")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    let prepared = PreparedFile(temporaryPath: temporary, target: target)
    let isWritten =
      write(bytes[...], to: descriptor) && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0
    let failure = FileFailure.last
    guard close(descriptor) == 0, isWritten else {
      prepared.discard()
      throw failure
    }
    return prepared
  }
}
