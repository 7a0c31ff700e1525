// benchmark [--rounds N] PATH...
//
// Reads every Swift file below the paths, then times, one core and one after another in each round:
// lexing, parsing, a whole check (parsing, facts, all rules), and the reference parser. Prints the median of
// the rounds in megabytes per second, and each as a multiple of the reference parser's of the same round.
// Then it holds 10 MB in one file against the same 10 MB in files of 100 KB.
//
// benchmark --memory FILE
//
// Parses the file and prints the memory that it took at the most, as a multiple of the file's size.

import Foundation
import SwiftParser
import SwiftSyntax
import ViewAnalysis

var rounds = 5
var roots: [String] = []
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
  if argument == "--rounds" {
    rounds = arguments.next().flatMap { Int($0) } ?? rounds
  } else {
    roots.append(argument)
  }
}
guard !roots.isEmpty else {
  FileHandle.standardError.write(Data("usage: benchmark [--rounds N] PATH...\n".utf8))
  exit(2)
}

if roots.first == "--memory", roots.count > 1 {
  // In a process of its own, so that nothing else has used memory before.
  let text = [UInt8](FileManager.default.contents(atPath: roots[1]) ?? Data())
  let before = peakMemory()
  let parsed = parse(text)
  let count = parsed.tree.nodes.count
  print(
    "\(text.count) bytes, \(count) nodes, peak memory \((peakMemory() - before) / max(text.count, 1)) times the size"
  )
  exit(0)
}

let files = roots.flatMap(swiftFiles(below:)).map {
  [UInt8](FileManager.default.contents(atPath: $0) ?? Data())
}
let bytes = files.reduce(0) { $0 + $1.count }

func swiftFiles(below root: String) -> [String] {
  guard let entries = FileManager.default.enumerator(atPath: root) else { return [root] }
  let found = entries.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  return found.isEmpty ? [root] : found.map { root + "/" + $0 }
}

func nodeCount(_ text: [UInt8]) -> Int {
  let parsed = parse(text)
  return parsed.tree.nodes.count
}

/// What is measured: each gives a number that depends on the work, so that none of it can be left out.
let measurements: [(name: String, run: ([[UInt8]]) -> Int)] = [
  ("lexing", { $0.reduce(0) { $0 + lex($1).tokens.count } }),
  ("parsing", { $0.reduce(0) { $0 + nodeCount($1) } }),
  ("check, all rules", { check($0) }),
  (
    "reference parsing",
    {
      $0.reduce(0) { sum, file in
        sum + file.withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
      }
    }
  ),
]

/// What the command does with a workspace, less reading and writing: the number of findings.
func check(_ files: [[UInt8]]) -> Int {
  var index = WorkspaceIndex()
  let read = files.enumerated().map { SourceFile(name: "\($0.offset)", bytes: $0.element) }
  for file in read { index.update(file.name, facts: file.facts) }
  let configuration = Configuration(profile: .all)
  return read.reduce(0) {
    $0 + Analyzer($1, in: index, configuration: configuration).findings().count
  }
}

var seconds = [[Double]](repeating: [], count: measurements.count)
let clock = ContinuousClock()
var made = 0
for round in 0...rounds {
  for (index, measurement) in measurements.enumerated() {
    let time = clock.measure { made += measurement.run(files) }
    // The first round warms the caches.
    guard round > 0 else { continue }
    seconds[index].append(Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
  }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

print("\(files.count) files, \(bytes) bytes, \(rounds) rounds, one core")
print("                          MB/s    times the reference (median, lowest)")
for (index, measurement) in measurements.enumerated() {
  let rate = Double(bytes) / 1e6 / median(seconds[index])
  let ratios = zip(seconds[index], seconds[measurements.count - 1]).map { $1 / $0 }
  let name = measurement.name + String(repeating: " ", count: max(0, 20 - measurement.name.count))
  print(
    name + padded(String(format: "%.1f", rate), 10) + padded(String(format: "%.1f", median(ratios)), 12)
      + padded(String(format: "%.1f", ratios.min() ?? 0), 8))
}

/// The files, repeated as often as it takes for so many bytes, in texts of at least the length, cut between files.
func texts(ofAtLeast length: Int, inAll total: Int) -> [[UInt8]] {
  var texts: [[UInt8]] = [[]]
  var count = 0
  while count < total && bytes > 0 {
    for file in files where count < total {
      if let last = texts.last, last.count >= length { texts.append([]) }
      texts[texts.count - 1] += file + [10]
      count += file.count + 1
    }
  }
  return texts
}

/// The most memory that the process has had at once so far, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  #if os(Linux)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}

/// How long it takes to parse the texts, one after another.
func secondsToParse(_ texts: [[UInt8]]) -> Double {
  let time = ContinuousClock().measure {
    for text in texts where nodeCount(text) == 0 { exit(1) }
  }
  return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}

// The same bytes, once in many files and once in a single one: the kind of code is the same, and nothing is parsed so often
// that the processor knows it by heart. In turns, so that what else the machine does meets both alike.
let short = texts(ofAtLeast: 100_000, inAll: 10_000_000)
let long = [Array(short.joined())]
let sizeRatios = (0..<12).map { _ in
  let seconds = secondsToParse(short)
  return secondsToParse(long) / seconds
}
let ratio = median(Array(sizeRatios.dropFirst(2)))
print("")
print("10 MB in one file against files of 100 KB: \(String(format: "%.2f", ratio)) times as long per byte")
if made == 0 { print("nothing was read") }
