internal import ViewAnalysis

/// `view-lsp init`: writes a configuration file that says what can be set.
func runInit(_ arguments: Arguments, _ console: Console) -> Int32 {
  let folder = arguments.operands.first ?? "."
  guard FileSystem.kind(of: Path.absolute(folder, in: FileSystem.currentFolder)) == .folder else {
    console.complain("init: \(folder) is no folder")
    return 2
  }
  let name = Path.join(Path.normalized(folder) == "." ? "" : folder, ConfigurationFile.name)
  let path = Path.absolute(name, in: FileSystem.currentFolder)
  guard FileSystem.kind(of: path, followingLinks: false) == nil else {
    console.complain("init: \(name) exists already; it is left as it is")
    return 2
  }
  do throws(FileFailure) {
    try FileSystem.prepare(Array(ConfigurationFile.template.utf8), for: path).commit()
  } catch {
    console.complain("init: can't write \(name): \(error.message)")
    return 2
  }
  console.out.line("Wrote \(name)")
  return 0
}

extension ConfigurationFile {
  /// A new file: the defaults, and all that can be set as comments.
  static var template: String {
    let profile = Configuration().profile.rawValue
    let rules = Catalogue.rules.map { rule in
      let note = rule.profile == .recommended ? "" : " (\(RuleText.profileName(rule)))"
      return "    // \"\(rule.id)\": \"\(rule.severity.rawValue)\",  // \(rule.title)\(note)\n"
    }
    return """
      {
        // Which rules run: "recommended", "strict", "all" or "none".
        "profile": "\(profile)",

        // Files and folders to leave out, as in .gitignore. Ignored files, .build, DerivedData, Pods, Carthage and
        // node_modules are left out anyway. "include" lists the only ones to check.
        "exclude": [
          // "**/Generated/**",
        ],

        // Another configuration file that this one builds on.
        // "extends": "../.view-lsp.json",

        // Findings that were there before: `view-lsp check --write-baseline .view-lsp-baseline.json` lists them.
        // "baseline": ".view-lsp-baseline.json",

        // "error", "warning", "information", "hint" or "off" for each rule; `view-lsp explain RULE` says what it is
        // about. Some have options: { "severity": "warning", "max_lines": 150 }.
        "rules": {
      \(rules.joined().dropLast())
        }
      }

      """
  }
}
