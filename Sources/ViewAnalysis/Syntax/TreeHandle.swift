#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// One file's text, read: it owns the memory of `tree`, which can be looked at as long as it lives.
///
/// Keep it in a variable, a property or a parameter while you look at the tree: `FileModel` does, and with it
/// everything that a rule is handed. A tree whose `ParsedFile` is gone stops the program at its next use, in release
/// builds too.
package final class ParsedFile: Sendable {
  package let tree: SyntaxTree
  /// The item that was parsed anew, where the rest of the tree comes from the one before; nil for a full parse.
  let reparsedItem: ReparsedItem?
  private let nodes: NodeMemory

  /// Takes the memory of what the lexer and the parser have made.
  package convenience init(
    bytes: consuming SourceBytes, tokens: consuming TokenBuffer, nodes: consuming NodeBuffer,
    comments: [Comment], errors: [UInt32]
  ) {
    self.init(bytes: bytes, tokens: tokens, nodes: nodes, comments: comments, errors: errors, reparsed: nil)
  }

  convenience init(
    bytes: consuming SourceBytes, tokens: consuming TokenBuffer, nodes: consuming NodeBuffer,
    comments: [Comment], errors: [UInt32], reparsed item: ReparsedItem?
  ) {
    self.init(
      bytes: bytes, tokens: tokens, nodes: NodeMemory(nodes.freeze()), comments: comments, errors: errors,
      reparsed: item)
  }

  /// A tree with the nodes of the old one, which are the same by their indices and those of their tokens.
  convenience init(
    bytes: consuming SourceBytes, tokens: consuming TokenBuffer, nodesOf old: ParsedFile,
    comments: [Comment], errors: [UInt32], reparsed item: ReparsedItem
  ) {
    self.init(
      bytes: bytes, tokens: tokens, nodes: old.nodes, comments: comments, errors: errors, reparsed: item)
  }

  private init(
    bytes: consuming SourceBytes, tokens: consuming TokenBuffer, nodes: NodeMemory, comments: [Comment],
    errors: [UInt32], reparsed item: ReparsedItem?
  ) {
    reparsedItem = item
    self.nodes = nodes
    tree = SyntaxTree(
      TreeHandle(
        TreeContents(
          bytes: bytes.freeze(), tokens: tokens.freeze(), nodes: nodes.nodes, comments: comments,
          errors: errors)))
  }

  deinit { tree.handle.release() }

  /// How many tokens of the text are missing, unexpected or broken.
  package var errorCount: Int { tree.errors.count }
}

/// The one item that two trees of a file don't have in common.
struct ReparsedItem: Sendable {
  /// The index of its node, in both trees.
  let node: Int
  /// UTF-8 offsets of the item in the old text. In the new one it begins at the same offset.
  let oldRange: Range<Int>
}

/// Owns nodes, which several trees may have in common. Nobody writes to them.
private final class NodeMemory: @unchecked Sendable {
  let nodes: Nodes

  init(_ nodes: Nodes) { self.nodes = nodes }

  deinit { nodes.deallocate() }
}

/// What a tree is made of.
struct TreeContents {
  let bytes: FrozenBuffer<UInt8>
  let tokens: Tokens
  /// Not this value's own: see `NodeMemory`.
  let nodes: Nodes
  fileprivate(set) var comments: [Comment]
  fileprivate(set) var errors: [UInt32]
}

/// Finds the contents of a tree, and knows whether they are still there. It counts no references.
///
/// What makes it safe: it points to a header that is never given back to the system. When a `ParsedFile` goes, its
/// header is counted up and used for another tree; every use compares the count with the one that the handle was made
/// with.
struct TreeHandle: @unchecked Sendable, BitwiseCopyable, Equatable {
  private let header: UnsafeMutablePointer<TreeHeader>
  private let generation: UInt32

  fileprivate init(_ contents: TreeContents) {
    header = TreeHeaders.shared.take(contents)
    generation = header.pointee.generation
  }

  var bytes: FrozenBuffer<UInt8> { @inline(__always) get { contents.bytes } }
  var tokens: Tokens { @inline(__always) get { contents.tokens } }
  var nodes: Nodes { @inline(__always) get { contents.nodes } }
  var comments: [Comment] { contents.comments }
  var errors: [UInt32] { contents.errors }

  private var contents: TreeContents {
    @inline(__always) _read {
      precondition(header.pointee.generation == generation, "The tree's `ParsedFile` is gone")
      yield header.pointee.contents
    }
  }

  fileprivate func release() {
    bytes.deallocate()
    tokens.deallocate()
    TreeHeaders.shared.giveBack(header)
  }
}

private struct TreeHeader {
  var generation: UInt32
  var contents: TreeContents
}

/// The headers that no tree uses at the moment. There are never more of them than there have been trees at one time.
private final class TreeHeaders: @unchecked Sendable {
  static let shared = TreeHeaders()

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var unused: [UnsafeMutablePointer<TreeHeader>] = []

  private init() {
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  func take(_ contents: TreeContents) -> UnsafeMutablePointer<TreeHeader> {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let header = unused.popLast() {
      header.pointee.contents = contents
      return header
    }
    let header = UnsafeMutablePointer<TreeHeader>.allocate(capacity: 1)
    header.initialize(to: TreeHeader(generation: 0, contents: contents))
    return header
  }

  func giveBack(_ header: UnsafeMutablePointer<TreeHeader>) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    header.pointee.generation &+= 1
    header.pointee.contents.comments = []
    header.pointee.contents.errors = []
    unused.append(header)
  }
}
