import Foundation

struct Guide {
  let url: URL
  let names: [String]

  var text: String {
    (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  var sections: [String] { lines.map { $0.uppercased() } }

  var lines: [String] { self.text.components(separatedBy: "\n") }

  var titles: [String] { names.map { text in text.uppercased() } }

  func heading(_ text: Int) -> String { "\(text)" }
}

/// What hides a global property does nothing of what that does.
var kept: String { (try? String(contentsOf: URL(fileURLWithPath: "kept"), encoding: .utf8)) ?? "" }

struct Note {
  var kept = ""

  var shown: String { kept }
}
