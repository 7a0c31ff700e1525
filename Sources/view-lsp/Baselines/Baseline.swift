internal import ViewAnalysis

/// The findings that a project has accepted: they are left out until their code changes.
///
/// The file lists, by the source files' paths relative to the baseline's folder, a rule and a fingerprint for each
/// finding.
struct Baseline: Sendable {
  /// The version of the file format.
  static let version = 1

  /// The absolute path of the file.
  let path: String
  /// The absolute path of the folder that the paths are relative to.
  private var folder: String { Path.parent(path) }
  /// `RULE FINGERPRINT` for each finding, by the files' relative paths.
  private var known: [String: Set<String>] = [:]

  /// An empty one, to be filled with `add`.
  init(path: String) { self.path = path }

  /// Reads a file. The failure says what is wrong, and on which line.
  init(contentsOf path: String) throws(FileFailure) {
    self.init(path: path)
    let bytes = try FileSystem.read(path)
    func fail(_ message: String, _ range: Range<Int>) -> FileFailure {
      FileFailure("line \(LineTable(bytes).position(of: range.lowerBound).line): \(message)")
    }
    let root: PositionedJSON
    do throws(PositionedJSONReader.SyntaxError) {
      root = try PositionedJSONReader.read(bytes)
    } catch {
      throw fail(error.message, error.range)
    }
    let members = root.members ?? []
    // A file without a version is read as one of the first.
    if let version = members.first(where: { $0.key == "version" })?.value, version.integer != Self.version {
      let text = String(decoding: bytes[version.range], as: UTF8.self)
      throw fail(
        "the baseline has version \(text), but this view-lsp reads version \(Self.version): "
          + "recreate it with --write-baseline", version.range)
    }
    guard let files = members.first(where: { $0.key == "findings" })?.value.members else {
      throw fail("this is not a baseline: \"findings\" is missing", root.range)
    }
    for file in files {
      guard case .array(let entries) = file.value.value else {
        throw fail("expected an array of findings", file.value.range)
      }
      known[file.key, default: []].formUnion(entries.compactMap(\.string))
    }
  }

  /// For each of the file's findings whether the baseline lists it, and the entries of the file that none of the findings
  /// matches. `path` is absolute.
  func compare(
    _ findings: [Finding], path: String, bytes: @autoclosure () -> [UInt8]
  ) -> (isListed: [Bool], unmatched: Set<String>) {
    guard let known = known[name(path)], !known.isEmpty, !findings.isEmpty else {
      return (findings.map { _ in false }, known[name(path)] ?? [])
    }
    let entries = zip(findings, fingerprints(of: findings, in: bytes())).map(Self.entry)
    return (entries.map(known.contains), known.subtracting(entries))
  }

  /// The rule that an entry speaks of.
  static func rule(ofEntry entry: String) -> String { String(entry.prefix { $0 != " " }) }

  /// Forgets entries of the file at the absolute path.
  mutating func remove(_ entries: Set<String>, path: String) {
    let name = name(path)
    known[name]?.subtract(entries)
    if known[name]?.isEmpty == true { known[name] = nil }
  }

  /// The entries of files that don't exist any more.
  var entriesOfMissingFiles: [String] { missingFiles.flatMap { known[$0] ?? [] } }

  private var missingFiles: [String] {
    known.keys.filter { FileSystem.kind(of: Path.absolute($0, in: folder)) == nil }
  }

  /// Forgets files that don't exist any more. Returns the number of their entries.
  mutating func removeMissingFiles() -> Int {
    let count = entriesOfMissingFiles.count
    for name in missingFiles { known[name] = nil }
    return count
  }

  /// Lists the file's findings. `path` is absolute.
  mutating func add(_ findings: [Finding], path: String, bytes: [UInt8]) {
    guard !findings.isEmpty else { return }
    known[name(path), default: []]
      .formUnion(zip(findings, fingerprints(of: findings, in: bytes)).map(Self.entry))
  }

  private static func entry(_ finding: Finding, _ fingerprint: String) -> String {
    "\(finding.rule) \(fingerprint)"
  }

  /// The file's text: the same for the same findings.
  var text: String {
    let files = known.sorted { Path.precedes($0.key, $1.key) }.map { name, entries in
      let lines = entries.sorted().map { "      \(JSONText.string($0).compact)" }
      return "    \(JSONText.string(name).compact): [\n\(lines.joined(separator: ",\n"))\n    ]"
    }
    return """
      {
        "version": \(Self.version),
        "findings": {
      \(files.joined(separator: ",\n"))
        }
      }

      """
  }

  private func name(_ path: String) -> String { Path.relative(path, to: folder) ?? path }
}
