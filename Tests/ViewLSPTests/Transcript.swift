import Foundation
import LSPCore

/// What an editor and the server said to each other, as `Tests/Editors/record` wrote it down.
struct Transcript {
  enum Line {
    /// Files that have changed; nil for one that has gone.
    case disk([String: String?])
    case editor(Message)
    case server(Message)
  }

  /// A message, with placeholders for what is not the same on each machine.
  struct Message {
    let header: String
    let body: String

    /// The message for a project in that folder.
    func filled(root: String) -> FilledMessage {
      let process = ProcessInfo.processInfo.processIdentifier
      let body = body.replacingOccurrences(of: "$ROOT", with: root)
        .replacingOccurrences(of: "$ESCAPED_ROOT", with: root.replacingOccurrences(of: "/", with: "\\/"))
        .replacingOccurrences(of: "$PID", with: "\(process)")
      return FilledMessage(
        body: body, bytes: header.replacingOccurrences(of: "$LENGTH", with: "\(body.utf8.count)") + body,
        value: (try? JSONDecoder().decode(JSONValue.self, from: Data(body.utf8))) ?? .null)
    }
  }

  struct FilledMessage {
    let body: String
    /// Header and body.
    let bytes: String
    let value: JSONValue
  }

  /// The editor and the project.
  let name: String
  let lines: [Line]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Editors/Transcripts")

  /// The names of all that there are.
  static let names: [String] = {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }()

  init(_ name: String) throws {
    self.name = name
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent(name + ".jsonl"), encoding: .utf8)
    lines = try text.split(separator: "\n").map { line in
      let line = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
      if case .object(let files)? = line["disk"] { return .disk(files.mapValues(\.stringValue)) }
      let header = line["header"]?.stringValue ?? ""
      if let body = line["editor"]?.stringValue { return .editor(Message(header: header, body: body)) }
      return .server(Message(header: header, body: line["server"]?.stringValue ?? ""))
    }
  }
}

extension Workspace {
  /// Makes a change that a transcript tells of.
  func change(_ files: [String: String?]) throws {
    for (name, text) in files {
      if let text {
        try write(name, Data(text.utf8))
      } else {
        try FileManager.default.removeItem(at: url(name))
      }
    }
  }
}
