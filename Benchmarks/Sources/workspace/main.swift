// workspace PATH...
//
// Measures the index of a workspace:
// the files below the paths, read and indexed by two threads, from cold (median of five rounds);
// 5,000, 10,000 and 20,000 generated files, the same way;
// in the largest of these, what an edit's update of the index costs: of code in a body, and of a declaration.

import Foundation
import ViewAnalysis

func swiftFiles(below root: String) -> [String] {
  guard let entries = FileManager.default.enumerator(atPath: root) else { return [root] }
  let found = entries.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  return found.isEmpty ? [root] : found.map { root + "/" + $0 }
}

func milliseconds(_ time: Duration) -> Double {
  Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
}

func shown(_ value: Double) -> String { String(format: "%.3f", value) }

/// One slot for each file; each is written by one thread only.
final class Slots: @unchecked Sendable {
  var facts: [FileFacts?]

  init(_ count: Int) { facts = Array(repeating: nil, count: count) }
}

/// Parses all files on two threads, then indexes them on one.
func index(_ files: [[UInt8]]) -> (index: WorkspaceIndex, time: Duration, updating: Duration) {
  let clock = ContinuousClock()
  let start = clock.now
  let slots = Slots(files.count)
  slots.facts.withUnsafeMutableBufferPointer { buffer in
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: (files.count + 63) / 64) { part in
      for number in part * 64..<min(part * 64 + 64, files.count) {
        buffer[number] = SourceFile(name: "\(number)", bytes: files[number]).facts
      }
    }
  }
  var index = WorkspaceIndex()
  let updating = clock.measure {
    for (number, facts) in slots.facts.enumerated() {
      if let facts { index.update("\(number)", facts: facts) }
    }
  }
  return (index, clock.now - start, updating)
}

/// A screen with a row, a model, a modifier and a protocol; files refer to their neighbours and to common names.
func generated(_ number: Int, body: String = "Text(model.title)", property: String = "title") -> [UInt8] {
  Array(
    """
    import SwiftUI

    protocol Loading\(number): View { var progress\(number): Double { get } }

    struct Screen\(number): View {
      @State private var isShown = false
      @Environment(\\.dismiss) private var dismiss
      let model: Model\(number)
      let \(property)Text: String
      var body: some View {
        VStack(spacing: 8) {
          \(body)
          Row\(number)(title: \(property)Text, isShown: $isShown)
          Screen\(max(0, number - 1))(model: model.next, titleText: "")
          Button("Close") { dismiss() }.card\(number)()
        }
      }
      private var header: some View { Text("Header").font(.headline).padding(8) }
    }

    struct Row\(number): View {
      let title: String
      @Binding var isShown: Bool
      var body: some View { Toggle(title, isOn: $isShown).modifier(Card\(number)()) }
    }

    struct Card\(number): ViewModifier {
      func body(content: Content) -> some View { content.padding().background(.thinMaterial) }
    }

    extension View {
      func card\(number)() -> some View { modifier(Card\(number)()) }
    }

    final class Model\(number): ObservableObject {
      @Published var title = ""
      var next: Model\(max(0, number - 1)) { fatalError() }
      enum CodingKeys: String, CodingKey { case title, next }
    }

    """.utf8)
}

/// The median, the 99th of a hundred and the highest.
func spread(_ times: [Double]) -> String {
  let sorted = times.sorted()
  guard let last = sorted.last else { return "nothing" }
  return "median \(shown(sorted[sorted.count / 2])) ms, p99 \(shown(sorted[sorted.count * 99 / 100])) ms, "
    + "highest \(shown(last)) ms"
}

let files = CommandLine.arguments.dropFirst().flatMap(swiftFiles(below:)).map {
  [UInt8](FileManager.default.contents(atPath: $0) ?? Data())
}
if !files.isEmpty {
  let rounds = (0..<5).map { _ in index(files) }.sorted { $0.time < $1.time }
  print(
    "\(files.count) files, \(files.reduce(0) { $0 + $1.count }) bytes: \(shown(milliseconds(rounds[2].time))) ms,",
    "of which \(shown(milliseconds(rounds[2].updating))) ms in the index alone")
}

var workspace = WorkspaceIndex()
var count = 0
for number in [5_000, 10_000, 20_000] {
  let files = (0..<number).map { generated($0) }
  let (made, time, updating) = index(files)
  print(
    "\(number) generated files: \(shown(milliseconds(time))) ms, of which \(shown(milliseconds(updating))) ms",
    "in the index alone")
  (workspace, count) = (made, number)
}

let clock = ContinuousClock()
var random = SystemRandomNumberGenerator()
var (bodies, declarations, restored, concerned): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
for step in 0..<2_000 {
  let number = Int.random(in: 0..<count, using: &random)
  let typed = SourceFile(name: "\(number)", bytes: generated(number, body: "Label(name\(step), image: kind)"))
  let renamed = SourceFile(name: "\(number)", bytes: generated(number, property: "name\(step)"))
  let back = SourceFile(name: "\(number)", bytes: generated(number))
  var changed = ChangedNames()
  bodies.append(milliseconds(clock.measure { changed = workspace.update(typed) }))
  precondition(changed.isEmpty, "Code in a body has changed what others see")
  declarations.append(milliseconds(clock.measure { changed = workspace.update(renamed) }))
  precondition(!changed.isEmpty, "A renamed property has changed nothing")
  var history = ChangeHistory()
  history.record(changed)
  concerned.append(
    milliseconds(
      clock.measure { precondition(workspace.isOutdated("\(number)", since: 0, in: history)) }))
  restored.append(milliseconds(clock.measure { workspace.update(back) }))
}
print("an update after an edit in a body: \(spread(bodies))")
print("an update after an edit of a declaration: \(spread(declarations))")
print("whether the edit of a declaration concerns a file: \(spread(concerned))")
print("an update that takes both back: \(spread(restored))")
