internal import LSPCore

/// What a text must be to be analysed: the same on the command line as in the server.
enum SourceText {
  /// The longest, in bytes. What is longer nobody writes by hand.
  static let longest = 5_000_000
  static let tooLong = FileFailure("larger than \(longest / 1_000_000) MB: not analysed")

  /// Throws what is wrong with the text of a file.
  static func check(_ bytes: [UInt8]) throws(FileFailure) {
    guard bytes.count <= longest else { throw tooLong }
    if let fault = encodingFault(in: bytes) { throw FileFailure(fault) }
  }

  /// Reads a file. One that is too long is left unread.
  static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileSystem.read(path, limit: longest)
    } catch {
      throw error == FileSystem.tooLong(longest) ? tooLong : error
    }
    try check(bytes)
    return bytes
  }
}

/// Why the bytes can't be read as a source file, for people; nil where they are UTF-8.
func encodingFault(in bytes: [UInt8]) -> String? {
  // Latin text in UTF-16 without a mark is well-formed UTF-8, too: every other byte of it is zero.
  let start = bytes.prefix(16)
  let hasMark = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
  if hasMark || start.count(where: { $0 == 0 }) * 3 > start.count {
    return "not UTF-8 (it looks like UTF-16): save it as UTF-8"
  }
  if bytes.isValidUTF8 { return nil }
  return "not UTF-8 (it looks like Latin-1 or another 8-bit encoding): save it as UTF-8"
}
