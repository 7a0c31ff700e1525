internal import ViewAnalysis

extension Reporter {
  static let sarif = Reporter("sarif", showsRewrites: true) { report, _, out in printSARIF(report, to: out) }
}

/// Findings in the Static Analysis Results Interchange Format, 2.1.0.
func printSARIF(_ report: Report, rules: [Rule] = Catalogue.rules, to out: Output) {
  let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  let results = zip(report.entries, report.fingerprints).map { entry, fingerprint in
    report.sarif(entry, fingerprint: fingerprint, ruleIndex: indices[entry.finding.rule])
  }
  let driver = JSONText.object([
    ("name", .string("view-lsp")), ("semanticVersion", .string(version)), ("rules", .array(rules.map(sarif))),
  ])
  let run = JSONText.object([
    ("tool", .object([("driver", driver)])), ("columnKind", .string("utf16CodeUnits")),
    ("results", .array(results)),
  ])
  out.line(
    JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ]).compact)
}

private func sarif(_ rule: Rule) -> JSONText {
  let text = RuleText(rule)
  var members: [(String, JSONText)] = [
    ("id", .string(rule.id)),
    ("shortDescription", message(rule.title)),
    ("fullDescription", message(rule.summary)),
    ("help", .object([("text", .string(text.plain)), ("markdown", .string(text.markdown))])),
  ]
  if let source = rule.sources.first { members.append(("helpUri", .string(source.address))) }
  members.append(("defaultConfiguration", .object([("level", .string(level(rule.severity)))])))
  members.append(("properties", .object([("profile", .string(RuleText.profileName(rule)))])))
  return .object(members)
}

private func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }

private func level(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .information, .hint: "note"
  }
}

/// A path as a reference to a file: relative where the path is.
func fileReference(_ path: String) -> String {
  var text = Path.isAbsolute(path) ? "file://" : ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      text.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
  return text
}

extension Report {
  fileprivate func sarif(_ entry: Entry, fingerprint: String, ruleIndex: Int?) -> JSONText {
    let finding = entry.finding
    var members: [(String, JSONText)] = [("ruleId", .string(finding.rule))]
    if let ruleIndex { members.append(("ruleIndex", .integer(ruleIndex))) }
    members += [
      ("level", .string(level(finding.severity))),
      ("message", message(finding.message)),
      (
        "locations",
        .array([.object([("physicalLocation", location(finding.range, in: entry.file))])])
      ),
    ]
    if !finding.related.isEmpty {
      let locations = finding.related.enumerated().map { index, related in
        JSONText.object([
          ("id", .integer(index + 1)),
          ("physicalLocation", location(related.range, in: related.file ?? entry.file)),
          ("message", message(related.message)),
        ])
      }
      members.append(("relatedLocations", .array(locations)))
    }
    members.append(("partialFingerprints", .object([("viewLspFinding/v1", .string(fingerprint))])))
    if !finding.rewrites.isEmpty {
      members.append(("fixes", .array(finding.rewrites.map { fix($0, in: entry.file) })))
    }
    return .object(members)
  }

  private func fix(_ rewrite: Rewrite, in ownFile: String) -> JSONText {
    var files: [String] = []
    for edit in rewrite.edits where !files.contains(edit.file ?? ownFile) {
      files.append(edit.file ?? ownFile)
    }
    let changes = files.map { file in
      JSONText.object([
        ("artifactLocation", artifact(file)),
        (
          "replacements",
          .array(
            rewrite.edits.filter { ($0.file ?? ownFile) == file }.map { edit in
              .object([
                ("deletedRegion", region(edit.range, in: file)),
                ("insertedContent", message(edit.newText)),
              ])
            })
        ),
      ])
    }
    return .object([("description", message(rewrite.title)), ("artifactChanges", .array(changes))])
  }

  private func artifact(_ file: String) -> JSONText { .object([("uri", .string(fileReference(file)))]) }

  private func location(_ range: Range<Int>, in file: String) -> JSONText {
    .object([("artifactLocation", artifact(file)), ("region", region(range, in: file))])
  }

  private func region(_ range: Range<Int>, in file: String) -> JSONText {
    let start = lines(of: file).position(of: range.lowerBound)
    let end = lines(of: file).position(of: range.upperBound)
    return .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
    ])
  }
}
