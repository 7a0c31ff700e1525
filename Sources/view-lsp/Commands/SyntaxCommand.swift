internal import ViewAnalysis

/// `view-lsp syntax`: the trees of files, for the oracle (`--spans`) or for people, or only how many places of
/// each are broken (`--errors`).
func runSyntax(_ arguments: Arguments, _ console: Console) -> Int32 {
  let print: @Sendable (SyntaxTree, String) -> [UInt8] =
    if arguments.has("--errors") {
      errorCount
    } else if arguments.has("--spans") {
      spans
    } else {
      outline
    }
  let names = arguments.operands
  var status: Int32 = 0
  // A batch at a time, so that the memory stays bounded however many files there are.
  let batch = 64
  for start in stride(from: 0, to: names.count, by: batch) where !console.out.isClosed {
    let part = Array(names[start..<min(start + batch, names.count)])
    let printed = Parallel.map(count: part.count, jobs: Parallel.coreCount) { index in
      Result { () throws(FileFailure) in
        let bytes = try readSource(part[index])
        let parsed = parse(bytes)
        return print(parsed.tree, part[index])
      }
    }
    for (name, result) in zip(part, printed) {
      switch result {
      case .success(let bytes): console.out.write(bytes)
      case .failure(let failure):
        console.complain("\(name): \(failure.message)")
        status = 2
      }
    }
  }
  return status
}

/// Reads a file that has to be UTF-8.
func readSource(_ path: String) throws(FileFailure) -> [UInt8] {
  let bytes = try FileSystem.read(path, limit: FileSystem.largestFile)
  if let fault = encodingFault(in: bytes) { throw FileFailure(fault) }
  return bytes
}

/// `PATH COUNT`: how many places hold something that is missing, unexpected or broken.
func errorCount(of tree: SyntaxTree, name: String) -> [UInt8] {
  Array("\(name) \(tree.errors.count)\n".utf8)
}

private let kindNames = SyntaxKind.allCases.map { Array($0.name.utf8) }

/// `START END KIND` for each node that has text, in pre-order.
func spans(of tree: SyntaxTree, name: String) -> [UInt8] {
  let nodes = tree.nodes
  let tokens = tree.tokens
  let names = kindNames
  var out = Array("# \(name)\n".utf8)
  out.reserveCapacity(out.count + nodes.count * 32)
  for node in nodes where node.endToken > node.firstToken {
    let start = tokens[Int(node.firstToken)].start
    let end = tokens[Int(node.endToken) - 1].end
    guard end > start else { continue }
    append(start, to: &out)
    out.append(UInt8(ascii: " "))
    append(end, to: &out)
    out.append(UInt8(ascii: " "))
    out += names[Int(node.kind.rawValue)]
    out.append(UInt8(ascii: "\n"))
  }
  return out
}

private func append(_ number: UInt32, to out: inout [UInt8]) {
  var power: UInt32 = 1
  while number / power >= 10 { power *= 10 }
  var rest = number
  while power > 0 {
    out.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / power))
    rest %= power
    power /= 10
  }
}

/// The tree for people: a line for each node, indented, with the text of the tokens that are its own.
func outline(of tree: SyntaxTree, name: String) -> [UInt8] {
  var out = Array("# \(name)\n".utf8)
  // The ends of the open nodes' subtrees: their number is the depth.
  var ends: [Int] = []
  for id in tree.nodes.indices {
    while let end = ends.last, id >= end { ends.removeLast() }
    let node = tree.node(id)
    let range = node.range
    out += repeatElement(UInt8(ascii: " "), count: min(ends.count, 100) * 2)
    out += kindNames[Int(node.kind.rawValue)]
    out += Array(" \(range.lowerBound)..<\(range.upperBound)".utf8)
    let own = node.ownTokens
    for token in own.prefix(8) {
      let text = tree.text(of: tree.tokens[token])
      if !text.isEmpty { out += Array(" \(shown(text))".utf8) }
    }
    if own.count > 8 { out += Array(" …".utf8) }
    if node.hasError { out += Array(" (broken)".utf8) }
    out.append(UInt8(ascii: "\n"))
    ends.append(node.subtree.upperBound)
  }
  return out
}

/// A token's text in quotes, on one line.
private func shown(_ text: String) -> String {
  let flat = text.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n")
  return "`\(flat.count > 60 ? String(flat.prefix(57)) + "..." : flat)`"
}
