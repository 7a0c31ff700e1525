// fuzz [--inputs N] [--seed S] [--from I] [--verbose] PATH...
//
// Cuts pieces out of the Swift files below the paths, damages them, and drives the parser, the view model,
// all rules and all rewrites over each. It reports, and ends with status 1, when a tree is unsound, when
// edits overlap or leave the file, and when an input takes longer than its length explains. Whatever
// crashes is found again by its number: start with the same seed and `--from` the last number printed.
//
// fuzz --check PATH... holds each file as it is instead: its tokens and what lies between them are its bytes.
// fuzz --damage ... breaks one place of a whole file each time, as someone who types does, and reports the
// findings that come or go outside the declaration that is broken. `--write FOLDER` keeps the damaged files.
//
// fuzz --edits ... changes whole files in one place after another instead, and compares the tree that takes over what
// it can from the one before with the tree that the text alone gives.
//
// Leave it running with a large N; a small, seeded slice of the same is in the ordinary tests.

import Foundation
import TestSupport
import ViewAnalysis

struct Options {
  enum Mode { case fuzz, check, damage, edits }

  var inputs = 100_000
  var seed: UInt64 = 1
  var first = 0
  var isVerbose = false
  var mode = Mode.fuzz
  /// Where the damaged files go.
  var folder: String?
  var roots: [String] = []

  init(_ words: some Sequence<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--inputs": inputs = words.next().flatMap { Int($0) } ?? inputs
      case "--seed": seed = words.next().flatMap { UInt64($0) } ?? seed
      case "--from": first = words.next().flatMap { Int($0) } ?? first
      case "--verbose": isVerbose = true
      case "--check": mode = .check
      case "--damage": mode = .damage
      case "--edits": mode = .edits
      case "--write": folder = words.next()
      default: roots.append(word)
      }
    }
  }
}

let options = Options(CommandLine.arguments.dropFirst())

let files: [(name: String, bytes: [UInt8])] = options.roots.flatMap { root in
  let below = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
  let names = below.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }.sorted()
  return (below.isEmpty ? [root] : names.map { root + "/" + $0 }).compactMap { name in
    FileManager.default.contents(atPath: name).map { (name: name, bytes: [UInt8]($0)) }
  }
}.filter { !$0.bytes.isEmpty }
let texts = files.map(\.bytes)
guard !texts.isEmpty else {
  FileHandle.standardError.write(
    Data("usage: fuzz [--check | --damage | --edits] [--inputs N] [--seed S] [--from I] PATH...\n".utf8))
  exit(2)
}

/// What is put in: pieces that open more than they close, and words that change what follows.
let pieces: [[UInt8]] = [
  "(", ")", "{", "}", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "#\"", "/*", "*/", "//", "/", "#if A\n",
  "#else\n", "#endif\n", "@a(", "@ViewBuilder ", "case ", "if x { ", " else { ", "in ", ".", "?", "!", "&",
  "...", "->", ":", ",", ";", "\n", "\r\n", "\t", "\u{0}", "\u{FEFF}", "🦊", "`", "$0", "let ", "var ",
  "func ", "struct S: View { var body: some View { ", "Group { ", "VStack { ", "AnyView(", "try ", "await ",
  "some ", "any ", "is ", "as! ", "where ", "{ a in ", "// view-lsp:disable:next all\n",
  "// view-lsp:disable any_view\n", "ForEach(0..<3) { i in ", ".padding()", ".if(a) { $0 }", "::",
].map { Array($0.utf8) }

/// Input number `index` of the seed.
func input(_ index: Int, seed: UInt64, from texts: [[UInt8]], with pieces: [[UInt8]]) -> [UInt8] {
  var random = SeededGenerator(seed: seed &* 0x1234_5678_9ABC_DEF1 &+ UInt64(index))
  let source = texts[Int.random(in: texts.indices, using: &random)]
  let length = min(source.count, Int.random(in: 1...1_500, using: &random))
  let start = Int.random(in: 0...(source.count - length), using: &random)
  var text = Array(source[start..<start + length])
  for _ in 0..<Int.random(in: 1...6, using: &random) {
    let place = Int.random(in: 0...text.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: text.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
    case 1: text.removeSubrange(place..<min(text.count, place + Int.random(in: 1...8, using: &random)))
    case 2: text.insert(.random(in: 0...255, using: &random), at: place)
    case 3: text.removeSubrange(place...)
    case 4:
      let end = min(text.count, place + Int.random(in: 1...40, using: &random))
      text.insert(contentsOf: text[place..<end], at: .random(in: 0...text.count, using: &random))
    default:
      let piece = pieces.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...300, using: &random) { text.insert(contentsOf: piece, at: place) }
    }
  }
  return text
}

func isSound(_ tree: SyntaxTree) -> Bool {
  for id in tree.nodes.indices.dropFirst() {
    let node = tree.nodes[id]
    let parent = tree.nodes[Int(node.parent)]
    guard Int(node.parent) < id, id + Int(node.size) <= Int(node.parent) + Int(parent.size),
      node.firstToken >= parent.firstToken, node.endToken <= parent.endToken
    else { return false }
  }
  return true
}

/// What is wrong with what the rules made of the file; nil where nothing is.
func fault(in file: SourceFile) -> String? {
  var index = WorkspaceIndex()
  index.update(file.name, facts: file.facts)
  let size = file.tree.bytes.count
  for finding in Analyzer(file, in: index, configuration: Configuration(profile: .all)).detailedFindings() {
    guard finding.range.upperBound <= size else { return "\(finding.rule) leaves the file" }
    for rewrite in finding.rewrites {
      var end = 0
      for edit in rewrite.edits where edit.file == nil {
        guard edit.range.lowerBound >= end, edit.range.upperBound <= size else {
          return "\(finding.rule): edits overlap or leave the file"
        }
        end = edit.range.upperBound
      }
    }
  }
  return nil
}

switch options.mode {
case .fuzz: break
case .check: exit(checkRoundTrips(of: files) ? 0 : 1)
case .damage: exit(measureDamage(to: files, options) ? 0 : 1)
case .edits: exit(checkEdits(of: files, options) ? 0 : 1)
}

let clock = ContinuousClock()
let begun = clock.now
var bytes = 0
var faults = 0
for index in options.first..<options.first + options.inputs {
  if options.isVerbose { print(index) }
  if index % 10_000 == 0 {
    // An input that hangs ends the run: nothing here takes a minute.
    alarm(120)
    print("input \(index), \(bytes) bytes, \(clock.now - begun)")
    try? FileHandle.standardOutput.synchronize()
  }
  let text = input(index, seed: options.seed, from: texts, with: pieces)
  bytes += text.count
  var complaint: String?
  let time = clock.measure {
    let file = SourceFile(name: "input", bytes: text)
    complaint = isSound(file.tree) ? fault(in: file) : "unsound tree"
  }
  // Twenty microseconds a byte is a thousand times the usual; a busy machine explains a pause, no more.
  if time > .milliseconds(200) + .microseconds(20) * text.count { complaint = "took \(time)" }
  if let complaint {
    faults += 1
    print("input \(index) of seed \(options.seed): \(complaint)")
  }
}
print("\(options.inputs) inputs, \(bytes) bytes, \(clock.now - begun), \(faults) faults")
exit(faults == 0 ? 0 : 1)
