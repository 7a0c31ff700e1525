internal import ViewAnalysis

/// The findings that a project has accepted: they are left out until their code changes.
///
/// The file lists, by the source files' paths relative to the baseline's folder, a rule and a fingerprint for each
/// finding.
struct Baseline: Sendable {
  /// The version of the file format.
  static let version = 1

  /// The absolute path of the folder that the paths are relative to.
  private let folder: String
  /// `RULE FINGERPRINT` for each finding, by the files' relative paths.
  private var known: [String: Set<String>] = [:]

  /// An empty one, to be filled with `add`.
  init(folder: String) { self.folder = folder }

  /// Reads a file. The failure says what is wrong, and on which line.
  init(contentsOf path: String) throws(FileFailure) {
    self.init(folder: Path.parent(path))
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

  /// The file's findings that the baseline doesn't list. `path` is absolute.
  func unknown(
    _ findings: [Finding], path: String, bytes: @autoclosure () -> [UInt8]
  ) -> [Finding] {
    guard let known = known[name(path)], !known.isEmpty, !findings.isEmpty else { return findings }
    return zip(findings, fingerprints(of: findings, in: bytes()))
      .filter { !known.contains(Self.entry($0, $1)) }.map(\.0)
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
