/// New contents for a file that has been read before.
///
/// A file is replaced in one step where the system allows it, files that belong together all or none, and no file that
/// somebody else has changed since it was read.
struct FileReplacement {
  /// The path as it is printed.
  let name: String
  /// The absolute path.
  let path: String
  /// What was in the file when it was read.
  let before: [UInt8]
  let after: [UInt8]

  enum Outcome: Equatable {
    case written
    /// The file that the name stands for may not be written; nothing has been.
    case readOnly(String)
    /// The file that the name stands for has other contents by now; nothing has been written.
    case changedMeanwhile(String)
    case failed(FileFailure)
  }

  /// Writes files that belong together.
  static func write(_ replacements: [FileReplacement]) -> Outcome {
    if let first = replacements.first(where: { FileSystem.isReadOnly($0.path) }) {
      return .readOnly(first.name)
    }
    var prepared: [FileSystem.PreparedFile] = []
    do throws(FileFailure) {
      for replacement in replacements {
        prepared.append(try FileSystem.prepare(replacement.after, for: replacement.path))
      }
    } catch {
      for file in prepared { file.discard() }
      return .failed(error)
    }
    for replacement in replacements where contents(replacement) != replacement.before {
      for file in prepared { file.discard() }
      return .changedMeanwhile(replacement.name)
    }
    for (index, file) in prepared.enumerated() {
      do throws(FileFailure) {
        try file.commit()
      } catch {
        for later in prepared[(index + 1)...] { later.discard() }
        restore(replacements[...index])
        return .failed(error)
      }
    }
    return .written
  }

  private static func contents(_ replacement: FileReplacement) -> [UInt8]? {
    try? FileSystem.read(replacement.path)
  }

  private static func restore(_ replacements: ArraySlice<FileReplacement>) {
    for replacement in replacements where contents(replacement) != replacement.before {
      try? FileSystem.prepare(replacement.before, for: replacement.path).commit()
    }
  }
}
