internal import ViewAnalysis

/// The findings that a project has got used to: they are left out until their code changes.
///
/// The file names each source file as it lies from the baseline's own folder, with a rule and a fingerprint
/// for each finding.
struct Baseline: Sendable {
  /// The absolute path of the folder that the file's names count from.
  private let folder: String
  /// By the files' names, `RULE FINGERPRINT`.
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
    guard case .object(let members) = root.value,
      let findings = members.first(where: { $0.key == "findings" })?.value,
      case .object(let files) = findings.value
    else { throw fail("this is no baseline: \"findings\" is missing", root.range) }
    for file in files {
      guard case .array(let entries) = file.value.value else {
        throw fail("expected an array of findings", file.value.range)
      }
      known[file.key] = Set(entries.compactMap(\.string))
    }
  }

  /// The file's findings that the baseline doesn't list. `path` is absolute.
  func unknown(_ findings: [DetailedFinding], path: String, bytes: [UInt8]) -> [DetailedFinding] {
    guard let known = known[name(path)], !known.isEmpty else { return findings }
    return zip(findings, fingerprints(of: findings.map(\.finding), in: bytes))
      .filter { !known.contains("\($0.rule) \($1)") }.map(\.0)
  }

  func unknown(_ findings: [Finding], path: String, bytes: [UInt8]) -> [Finding] {
    guard let known = known[name(path)], !known.isEmpty else { return findings }
    return zip(findings, fingerprints(of: findings, in: bytes))
      .filter { !known.contains("\($0.rule) \($1)") }.map(\.0)
  }

  mutating func add(_ findings: [DetailedFinding], path: String, bytes: [UInt8]) {
    guard !findings.isEmpty else { return }
    let entries = zip(findings, fingerprints(of: findings.map(\.finding), in: bytes)).map {
      "\($0.rule) \($1)"
    }
    known[name(path), default: []].formUnion(entries)
  }

  /// The file's text: the same for the same findings.
  var text: String {
    let files = known.sorted { Path.precedes($0.key, $1.key) }.map { name, entries in
      let lines = entries.sorted().map { "      \(JSONText.string($0).compact)" }
      return "    \(JSONText.string(name).compact): [\n\(lines.joined(separator: ",\n"))\n    ]"
    }
    return "{\n  \"version\": 1,\n  \"findings\": {\n\(files.joined(separator: ",\n"))\n  }\n}\n"
  }

  private func name(_ path: String) -> String { Path.relative(path, to: folder) ?? path }
}
