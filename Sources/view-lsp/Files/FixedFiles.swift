/// Puts changed texts on disk: each file in one step, files that belong together all or none, and no file
/// that somebody else has changed since it was read.
enum FixedFiles {
  struct Change {
    let name: String
    let path: String
    /// What the file held when it was read.
    let before: [UInt8]
    let after: [UInt8]
  }

  enum Outcome: Equatable {
    case written
    /// The file, or one that belongs to it, holds something else by now.
    case changedMeanwhile(String)
    case failed(FileFailure)
  }

  /// Writes files that belong together.
  static func write(_ changes: [Change]) -> Outcome {
    var prepared: [FileSystem.PreparedFile] = []
    do throws(FileFailure) {
      for change in changes { prepared.append(try FileSystem.prepare(change.after, for: change.path)) }
    } catch {
      for file in prepared { file.discard() }
      return .failed(error)
    }
    for change in changes where (try? FileSystem.read(change.path)) != change.before {
      for file in prepared { file.discard() }
      return .changedMeanwhile(change.name)
    }
    for (index, file) in prepared.enumerated() {
      do throws(FileFailure) {
        try file.commit()
      } catch {
        for later in prepared[(index + 1)...] { later.discard() }
        takeBack(changes[..<index])
        return .failed(error)
      }
    }
    return .written
  }

  private static func takeBack(_ changes: ArraySlice<Change>) {
    for change in changes { try? FileSystem.prepare(change.before, for: change.path).commit() }
  }
}
