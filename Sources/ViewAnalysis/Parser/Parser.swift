/// A recursive-descent parser for the whole Swift language.
///
/// It reads the lexer's tokens through one cursor and writes finished nodes into one buffer in post-order:
/// a node is appended when it is complete, after everything that belongs to it. So wrapping an expression
/// that is already parsed, as each postfix does, costs one append, and giving up an attempt is forgetting
/// the last nodes. Whenever some items of the file are done, `moveFinishedNodes` moves their nodes to where the
/// tree has them, in pre-order.
///
/// Each function parses one construct and documents what it expects at the cursor only where its name does
/// not say it. A construct that is missing adds no node and notes an error.
///
/// What only asks is `mutating` too, where it isn't inlined: the compiler hands a struct of this size that it takes for
/// a value over as a copy, for each question anew.
struct Parser: ~Copyable {
  let source: SourceBytes
  var tokens: TokenBuffer
  /// The finished nodes of the file's items that are not placed yet, in post-order.
  var nodes: GrowableBuffer<FinishedNode>
  /// The tree's nodes, in pre-order, the file's own first.
  var records: NodeBuffer
  /// The nodes around the one that is being placed.
  var openNodes = GrowableBuffer<OpenNode>(capacity: 64)
  /// Whether `::` stands anywhere in the file, which hardly any has.
  let hasModuleSelectors: Bool
  /// Whether as many braces are opened as closed.
  let hasPairedBraces: Bool
  /// Indices of the tokens at which something is wrong, in the order of discovery.
  var errors: [UInt32] = []

  /// Index of the token at the cursor. Never that of a `continuation`.
  private(set) var index = 0
  /// Kind of the token at the cursor.
  private(set) var kind = TokenKind.endOfFile
  /// Whether the token at the cursor is the first of its line.
  private(set) var startsLine = true

  /// How deep the grammar's recursion is at the moment; see `descend`.
  var depth: Int
  /// Something was skipped because it lies too deep.
  private(set) var isTooDeep = false
  /// Operators split during a lookahead, to be put together again when it ends.
  private var splits: [(index: Int, token: Token)] = []
  private var lookaheads = 0
  /// Index of the next token `of`, as far as it has been looked for.
  var nextOf = 0
  /// For each opening bracket the number of its closing one, or of the file's end; empty until needed.
  var closers: [UInt32] = []
  /// Indices of the tokens `<` that are known to open no generic arguments.
  var comparisons: Set<Int> = []
  /// Behind the last of the modifiers that are known to lead to no declaration.
  var strayModifiersEnd = 0

  /// Begins at the token, `depth` levels of the grammar deep.
  init(lexed: consuming LexedFile, at token: Int = 0, depth: Int = 0) {
    hasModuleSelectors = lexed.hasModuleSelectors
    hasPairedBraces = lexed.openBraces == 0
    source = lexed.source
    tokens = lexed.tokens
    nodes = GrowableBuffer(capacity: min(tokens.count * 2, Self.nodesToMove * 4))
    records = NodeBuffer(capacity: tokens.count)
    records.extend(by: 1)
    self.depth = depth
    moveTo(token)
  }

  /// So many finished nodes are worth placing.
  static let nodesToMove = 1024

  // MARK: The cursor

  @inline(__always)
  private mutating func moveTo(_ newIndex: Int) {
    index = newIndex
    let token = tokens[newIndex]
    kind = token.kind
    startsLine = token.flags.contains(.startsLine)
  }

  /// Index of the token after the one at the cursor.
  var nextIndex: Int {
    @inline(__always) get {
      var next = index + 1
      guard next < tokens.count else { return index }
      while tokens[next].kind == .continuation { next += 1 }
      return next
    }
  }

  /// Goes on to the next token; stays at the end of the file.
  @inline(__always)
  mutating func advance() { moveTo(nextIndex) }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  @inline(__always)
  func at(_ a: TokenKind, _ b: TokenKind) -> Bool { kind == a || kind == b }

  @inline(__always)
  func at(_ a: TokenKind, _ b: TokenKind, _ c: TokenKind) -> Bool { kind == a || kind == b || kind == c }

  /// At the kind, on the line of the token before.
  @inline(__always)
  func atSameLine(_ kind: TokenKind) -> Bool { self.kind == kind && !startsLine }

  /// At an identifier, or at a contextual keyword, which is one where the grammar gives it no meaning.
  var atIdentifier: Bool { @inline(__always) get { kind.isIdentifierLike } }

  var nextKind: TokenKind { @inline(__always) get { tokens[nextIndex].kind } }

  var nextStartsLine: Bool { @inline(__always) get { tokens[nextIndex].flags.contains(.startsLine) } }

  /// Whether nothing, no white space and no comment, lies before the token at the cursor.
  var touchesPrevious: Bool {
    @inline(__always) get { index > 0 && tokens[index - 1].end == tokens[index].start }
  }

  /// Whether nothing lies between the token at the cursor and the next one.
  var touchesNext: Bool { @inline(__always) get { tokens[index].end == tokens[nextIndex].start } }

  mutating func text(at index: Int, is expected: StaticString) -> Bool {
    let token = tokens[index]
    return source.equals(expected, start: Int(token.start), end: Int(token.end))
  }

  mutating func atText(_ expected: StaticString) -> Bool { text(at: index, is: expected) }

  mutating func nextHasText(_ expected: StaticString) -> Bool { text(at: nextIndex, is: expected) }

  /// At an operator with exactly this text, however white space binds it.
  mutating func atOperator(_ expected: StaticString) -> Bool { kind.isOperator && atText(expected) }

  @inline(__always)
  func firstByte(at index: Int) -> UInt8 { source[Int(tokens[index].start)] }

  /// At a token whose first byte is this character of an operator, `<` or `>` above all.
  @inline(__always)
  func atOperatorPrefix(_ character: Unicode.Scalar) -> Bool {
    kind.isOperator && firstByte(at: index) == UInt8(truncatingIfNeeded: character.value)
  }

  /// Consumes the token if it is of the kind.
  @inline(__always)
  @discardableResult
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  @discardableResult
  mutating func eatOperator(_ expected: StaticString) -> Bool {
    guard atOperator(expected) else { return false }
    advance()
    return true
  }

  @discardableResult
  mutating func eatIdentifier() -> Bool {
    guard atIdentifier else { return false }
    advance()
    return true
  }

  /// Consumes the first `length` bytes of the operator at the cursor as a token of its own. What remains is
  /// the next token.
  mutating func eatPrefix(length: Int, as kind: TokenKind) {
    split(index, length: length, kind: kind)
    // What follows a bracket may be a mark of its own, which no operator goes on with: `>?>`.
    var next = index + 1
    while next < tokens.count,
      tokens[next].kind == .postfixQuestionMark || tokens[next].kind == .exclamationMark,
      tokens[next].end - tokens[next].start > 1
    {
      split(next, length: 1, kind: tokens[next].kind)
      next += 1
    }
    advance()
  }

  /// Makes the first `length` bytes of an operator a token of the kind, and the rest one after it.
  private mutating func split(_ number: Int, length: Int, kind: TokenKind) {
    let whole = tokens[number]
    let end = whole.start + UInt32(length)
    var first = Token(start: whole.start, end: whole.end, kind: kind, flags: whole.flags)
    if end < whole.end, number + 1 < tokens.count, tokens[number + 1].kind == .continuation {
      if lookaheads > 0 { splits.append((number + 1, tokens[number + 1])) }
      first.end = end
      tokens[number + 1] = Token(
        start: end, end: whole.end,
        kind: operatorKind(in: source, start: Int(end), end: Int(whole.end)), flags: [])
    }
    if lookaheads > 0 { splits.append((number, whole)) }
    tokens[number] = first
  }

  /// Consumes `<` or `>`, split off a longer operator if need be.
  @discardableResult
  mutating func eatAngle(_ character: Unicode.Scalar) -> Bool {
    guard atOperatorPrefix(character) else { return false }
    eatPrefix(length: 1, as: character == "<" ? .leftAngle : .rightAngle)
    return true
  }

  // MARK: Looking ahead

  /// Runs `body`, which may consume what it likes, and puts the cursor back. `body` makes no nodes.
  @inline(__always)
  mutating func lookahead<Result>(_ body: (inout Parser) -> Result) -> Result {
    let start = index
    let splitMark = splits.count
    lookaheads += 1
    let result = body(&self)
    lookaheads -= 1
    if splits.count > splitMark { rejoin(from: splitMark) }
    moveTo(start)
    return result
  }

  /// Puts the cursor back within a lookahead.
  mutating func backtrack(to index: Int) { moveTo(index) }

  private mutating func rejoin(from mark: Int) {
    while splits.count > mark, let split = splits.popLast() {
      tokens[split.index] = split.token
    }
  }

  // MARK: Nodes

  /// Where a node begins: what is after it in both buffers belongs to it.
  struct Mark: BitwiseCopyable {
    var node: Int
    var token: Int
  }

  @inline(__always)
  func mark() -> Mark { Mark(node: nodes.count, token: index) }

  /// Closes a node over everything since the mark. A node that would hold no token is left out.
  @inline(__always)
  mutating func finish(_ kind: SyntaxKind, _ mark: Mark) {
    guard index > mark.token else { return }
    nodes.append(
      FinishedNode(
        kind: kind, firstNode: UInt32(mark.node), firstToken: UInt32(mark.token), endToken: UInt32(index)))
  }

  /// Kind of the node that was finished last.
  var lastKind: SyntaxKind? { nodes.count > 0 ? nodes[nodes.count - 1].kind : nil }

  /// Forgets the node that was finished last, but not its children.
  mutating func unwrapLast() { nodes.truncate(to: nodes.count - 1) }

  // MARK: Errors

  /// Notes that something is missing at the cursor, or wrong with the token there. Where that one begins a
  /// line, or is the file's end, what comes before lacks something: what comes next has no part in it.
  mutating func noteError() {
    noteError(at: (startsLine || at(.endOfFile)) && index > 0 ? index - 1 : index)
  }

  /// Notes that the token at the cursor does not belong there, whatever stands before it.
  mutating func noteUnexpectedToken() { noteError(at: index) }

  mutating func noteError(at token: Int) {
    if lookaheads == 0 { errors.append(UInt32(token)) }
  }

  /// How deep constructs may nest; what lies deeper is skipped as one piece. Each level takes four
  /// kilobytes of stack in a debug build, one in a release build; a thread may have half a megabyte.
  static let deepestNesting = 256

  /// Goes one level deeper for `body`, which parses one construct; beyond the limit it skips the construct
  /// instead, so that no input can exhaust the stack.
  @inline(__always)
  mutating func descend(_ body: (inout Parser) -> Void) {
    guard depth < Self.deepestNesting else {
      skipTooDeep()
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  private mutating func skipTooDeep() {
    isTooDeep = true
    noteUnexpectedToken()
    let start = mark()
    skipToCloser()
    finish(.unexpectedNodes, start)
  }
}

/// A node as the parser keeps it: after its descendants, which begin at `firstNode`.
struct FinishedNode: BitwiseCopyable {
  var kind: SyntaxKind
  var firstNode: UInt32
  var firstToken: UInt32
  var endToken: UInt32
}

extension SourceBytes {
  /// Whether the bytes of the range are this text.
  func equals(_ text: StaticString, start: Int, end: Int) -> Bool {
    end - start == text.utf8CodeUnitCount && hasPrefix(text, at: start)
  }

  /// Whether this text stands at the offset. Offsets after the end have no text.
  func hasPrefix(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { expected in
      var offset = start
      for byte in expected {
        if self[offset] != byte { return false }
        offset += 1
      }
      return true
    }
  }
}
