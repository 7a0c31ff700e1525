/// What other files may ask about one file. Two texts with equal facts are the same to all other files.
package struct FileFacts: Sendable, Equatable {
  package init(_ model: FileModel) {}
}

/// The facts of all files of a workspace, merged.
package struct WorkspaceIndex: Sendable {
  private var files: [String: FileFacts] = [:]

  package init() {}

  /// Puts a file's facts in place of the ones it had. Tells whether anything changed for other files.
  @discardableResult
  package mutating func update(_ name: String, facts: FileFacts) -> Bool {
    if files[name] == facts { return false }
    files[name] = facts
    return true
  }

  /// Forgets a file. Tells whether anything changed for other files.
  @discardableResult
  package mutating func remove(_ name: String) -> Bool {
    files.removeValue(forKey: name) != nil
  }
}
