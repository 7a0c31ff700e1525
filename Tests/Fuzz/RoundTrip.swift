import ViewAnalysis

/// Holds that nothing of any file is lost: its tokens and the gaps between them are its bytes, and where the
/// file is sound, the gaps hold comments and blanks alone.
func checkRoundTrips(of files: [(name: String, bytes: [UInt8])]) -> Bool {
  var bytes = 0
  var tokens = 0
  var comments = 0
  var faults = 0
  for file in files {
    let parsed = parse(file.bytes)
    let tree = parsed.tree
    bytes += file.bytes.count
    tokens += tree.tokens.count
    comments += tree.comments.count
    if let fault = roundTripFault(in: tree, of: file.bytes) {
      faults += 1
      print("\(file.name): \(fault)")
    }
  }
  print("\(files.count) files, \(bytes) bytes, \(tokens) tokens, \(comments) comments, \(faults) faults")
  return faults == 0
}

private func roundTripFault(in tree: SyntaxTree, of bytes: [UInt8]) -> String? {
  guard isSound(tree), tree.root.tokenRange == 0..<tree.tokens.count else { return "unsound tree" }
  var written: [UInt8] = []
  var comments = tree.comments[...]
  for index in 0..<tree.tokens.count {
    let token = tree.tokens[index]
    let (start, end) = (Int(token.start), Int(token.end))
    // A continuation that was not split off covers nothing, and lies at its operator's end.
    if start == end, start <= written.count, token.kind != .endOfFile { continue }
    guard start >= written.count, end <= bytes.count else { return "tokens overlap at \(start)" }
    while written.count < start {
      if let comment = comments.first, Int(comment.start) == written.count, Int(comment.end) <= start {
        written += bytes[comment.range]
        comments.removeFirst()
        continue
      }
      let blank = blankLength(in: bytes, at: written.count)
      if tree.errors.isEmpty, blank == 0 { return "text between tokens at \(written.count)" }
      written += bytes[written.count..<min(start, written.count + max(blank, 1))]
    }
    written += bytes[start..<end]
  }
  guard comments.isEmpty else { return "a comment inside a token" }
  return written == bytes ? nil : "not the file's bytes"
}

/// Number of bytes of the white space at the offset, with what the language skips like it; 0 where there is none.
private func blankLength(in bytes: [UInt8], at offset: Int) -> Int {
  switch bytes[offset] {
  case 0, 0x09...0x0D, 0x20: 1
  // A byte order mark.
  case 0xEF where bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]): 3
  // A space that does not break.
  case 0xC2 where bytes[offset...].starts(with: [0xC2, 0xA0]): 2
  default: 0
  }
}
