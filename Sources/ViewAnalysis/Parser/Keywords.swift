/// Finds the kind of a word: a hash table over the words' first and last eight bytes.
///
/// The words of up to sixteen bytes are told apart by those and their length; for the few longer ones the
/// bytes between are compared too.
final class KeywordTable: Sendable {
  static let shared = KeywordTable()

  private struct Word {
    var first: UInt64
    /// 0 in a word of less than eight bytes.
    var last: UInt64 = 0
    var length: Int
    var kind: TokenKind = .identifier
  }

  private static let slotBits = 11
  private static let longest = 29
  /// For each hash, the index of a word plus 1; 0 in a free slot. Small, to stay in the fastest cache.
  private let slots: [UInt8]
  private let entries: [Word]

  private init() {
    var slots = [UInt8](repeating: 0, count: 1 << KeywordTable.slotBits)
    var entries: [Word] = []
    for (text, kind) in KeywordTable.words {
      let source = SourceBytes(Array(text.utf8))
      var word = KeywordTable.fingerprint(of: source, from: 0, to: source.count)
      word.kind = kind
      entries.append(word)
      var index = KeywordTable.hash(of: word)
      while slots[index] != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = UInt8(entries.count)
    }
    self.slots = slots
    self.entries = entries
  }

  /// The keyword, `wildcard` or `identifier` that the ASCII word at `start..<end` is.
  @inline(__always)
  func kind(of source: borrowing SourceBytes, from start: Int, to end: Int) -> TokenKind {
    let length = end - start
    if length == 1 { return source[start] == UInt8(ascii: "_") ? .wildcard : .identifier }
    if length > KeywordTable.longest { return .identifier }
    let wanted = KeywordTable.fingerprint(of: source, from: start, to: end)
    var index = KeywordTable.hash(of: wanted)
    while true {
      let slot = Int(slots[index])
      if slot == 0 { return .identifier }
      let word = entries[slot - 1]
      if word.first == wanted.first && word.last == wanted.last && word.length == length {
        if length <= 16 || isWhole(word.kind, source, from: start, to: end) { return word.kind }
        return .identifier
      }
      index = (index + 1) & ((1 << KeywordTable.slotBits) - 1)
    }
  }

  /// The word of more than sixteen bytes is the keyword, also between its ends.
  @inline(never)
  private func isWhole(_ kind: TokenKind, _ source: borrowing SourceBytes, from start: Int, to end: Int)
    -> Bool
  {
    guard let word = KeywordTable.words.first(where: { $0.kind == kind }) else { return false }
    var offset = start
    for byte in word.text.utf8 {
      if source[offset] != byte { return false }
      offset += 1
    }
    return offset == end
  }

  @inline(__always)
  private static func fingerprint(of source: borrowing SourceBytes, from start: Int, to end: Int) -> Word {
    let length = end - start
    let first = source.word(at: start)
    if length < 8 {
      return Word(first: first & ((1 &<< UInt64(length &* 8)) &- 1), length: length)
    }
    return Word(first: first, last: source.word(at: end - 8), length: length)
  }

  @inline(__always)
  private static func hash(of word: Word) -> Int {
    let mixed = (word.first ^ (word.last &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed &>> UInt64(64 - slotBits))
  }

  /// Every keyword's text.
  static let words: [(text: String, kind: TokenKind)] = [
    ("Any", .kwAnyType),
    ("as", .kwAs),
    ("associatedtype", .kwAssociatedtype),
    ("break", .kwBreak),
    ("case", .kwCase),
    ("catch", .kwCatch),
    ("class", .kwClass),
    ("continue", .kwContinue),
    ("default", .kwDefault),
    ("defer", .kwDefer),
    ("deinit", .kwDeinit),
    ("do", .kwDo),
    ("else", .kwElse),
    ("enum", .kwEnum),
    ("extension", .kwExtension),
    ("fallthrough", .kwFallthrough),
    ("false", .kwFalse),
    ("fileprivate", .kwFileprivate),
    ("for", .kwFor),
    ("func", .kwFunc),
    ("guard", .kwGuard),
    ("if", .kwIf),
    ("import", .kwImport),
    ("in", .kwIn),
    ("init", .kwInit),
    ("inout", .kwInout),
    ("internal", .kwInternal),
    ("is", .kwIs),
    ("let", .kwLet),
    ("nil", .kwNil),
    ("operator", .kwOperator),
    ("precedencegroup", .kwPrecedencegroup),
    ("private", .kwPrivate),
    ("protocol", .kwProtocol),
    ("public", .kwPublic),
    ("repeat", .kwRepeat),
    ("rethrows", .kwRethrows),
    ("return", .kwReturn),
    ("self", .kwSelf),
    ("Self", .kwSelfType),
    ("static", .kwStatic),
    ("struct", .kwStruct),
    ("subscript", .kwSubscript),
    ("super", .kwSuper),
    ("switch", .kwSwitch),
    ("throw", .kwThrow),
    ("throws", .kwThrows),
    ("true", .kwTrue),
    ("try", .kwTry),
    ("typealias", .kwTypealias),
    ("var", .kwVar),
    ("where", .kwWhere),
    ("while", .kwWhile),
    ("abi", .kwAbi),
    ("accesses", .kwAccesses),
    ("actor", .kwActor),
    ("addressWithNativeOwner", .kwAddressWithNativeOwner),
    ("addressWithOwner", .kwAddressWithOwner),
    ("any", .kwAny),
    ("assignment", .kwAssignment),
    ("associativity", .kwAssociativity),
    ("async", .kwAsync),
    ("attached", .kwAttached),
    ("autoclosure", .kwAutoclosure),
    ("available", .kwAvailable),
    ("await", .kwAwait),
    ("_backDeploy", .kwUnderscoredBackDeploy),
    ("backDeployed", .kwBackDeployed),
    ("before", .kwBefore),
    ("block", .kwBlock),
    ("_borrow", .kwUnderscoredBorrow),
    ("borrow", .kwBorrow),
    ("_borrowing", .kwUnderscoredBorrowing),
    ("borrowing", .kwBorrowing),
    ("canImport", .kwCanImport),
    ("_compilerInitialized", .kwUnderscoredCompilerInitialized),
    ("_const", .kwUnderscoredConst),
    ("consume", .kwConsume),
    ("__consuming", .kwTwiceUnderscoredConsuming),
    ("_consuming", .kwUnderscoredConsuming),
    ("consuming", .kwConsuming),
    ("convenience", .kwConvenience),
    ("convention", .kwConvention),
    ("copy", .kwCopy),
    ("dependsOn", .kwDependsOn),
    ("derivative", .kwDerivative),
    ("didSet", .kwDidSet),
    ("differentiable", .kwDifferentiable),
    ("discard", .kwDiscard),
    ("distributed", .kwDistributed),
    ("_documentation", .kwUnderscoredDocumentation),
    ("dynamic", .kwDynamic),
    ("_dynamicReplacement", .kwUnderscoredDynamicReplacement),
    ("each", .kwEach),
    ("_effects", .kwUnderscoredEffects),
    ("escaping", .kwEscaping),
    ("exported", .kwExported),
    ("file", .kwFile),
    ("final", .kwFinal),
    ("_forward", .kwUnderscoredForward),
    ("forward", .kwForward),
    ("freestanding", .kwFreestanding),
    ("get", .kwGet),
    ("higherThan", .kwHigherThan),
    ("_implements", .kwUnderscoredImplements),
    ("indirect", .kwIndirect),
    ("infix", .kwInfix),
    ("initializes", .kwInitializes),
    ("introduced", .kwIntroduced),
    ("isolated", .kwIsolated),
    ("kind", .kwKind),
    ("lazy", .kwLazy),
    ("left", .kwLeft),
    ("_linear", .kwUnderscoredLinear),
    ("linear", .kwLinear),
    ("_local", .kwUnderscoredLocal),
    ("lowerThan", .kwLowerThan),
    ("macro", .kwMacro),
    ("message", .kwMessage),
    ("_modify", .kwUnderscoredModify),
    ("modify", .kwModify),
    ("module", .kwModule),
    ("_move", .kwUnderscoredMove),
    ("mutableAddressWithNativeOwner", .kwMutableAddressWithNativeOwner),
    ("mutableAddressWithOwner", .kwMutableAddressWithOwner),
    ("mutate", .kwMutate),
    ("_mutating", .kwUnderscoredMutating),
    ("mutating", .kwMutating),
    ("noDerivative", .kwNoDerivative),
    ("_noMetadata", .kwUnderscoredNoMetadata),
    ("none", .kwNone),
    ("nonisolated", .kwNonisolated),
    ("nonmutating", .kwNonmutating),
    ("nonsending", .kwNonsending),
    ("objc", .kwObjc),
    ("of", .kwOf),
    ("_opaqueReturnTypeOf", .kwUnderscoredOpaqueReturnTypeOf),
    ("open", .kwOpen),
    ("optional", .kwOptional),
    ("_originallyDefinedIn", .kwUnderscoredOriginallyDefinedIn),
    ("override", .kwOverride),
    ("__owned", .kwTwiceUnderscoredOwned),
    ("package", .kwPackage),
    ("postfix", .kwPostfix),
    ("preconcurrency", .kwPreconcurrency),
    ("prefix", .kwPrefix),
    ("Protocol", .kwMetaProtocol),
    ("_read", .kwUnderscoredRead),
    ("read", .kwRead),
    ("reasync", .kwReasync),
    ("renamed", .kwRenamed),
    ("required", .kwRequired),
    ("retroactive", .kwRetroactive),
    ("reverse", .kwReverse),
    ("right", .kwRight),
    ("safe", .kwSafe),
    ("scoped", .kwScoped),
    ("sending", .kwSending),
    ("set", .kwSet),
    ("__setter_access", .kwTwiceUnderscoredSetterAccess),
    ("__shared", .kwTwiceUnderscoredShared),
    ("some", .kwSome),
    ("_specialize", .kwUnderscoredSpecialize),
    ("specialized", .kwSpecialized),
    ("spi", .kwSpi),
    ("_spi_available", .kwUnderscoredSpiAvailable),
    ("swift", .kwSwift),
    ("target", .kwTarget),
    ("then", .kwThen),
    ("transpose", .kwTranspose),
    ("Type", .kwMetaType),
    ("unavailable", .kwUnavailable),
    ("_underlyingVersion", .kwUnderscoredUnderlyingVersion),
    ("unowned", .kwUnowned),
    ("unsafe", .kwUnsafe),
    ("unsafeAddress", .kwUnsafeAddress),
    ("unsafeMutableAddress", .kwUnsafeMutableAddress),
    ("using", .kwUsing),
    ("weak", .kwWeak),
    ("willSet", .kwWillSet),
    ("wrt", .kwWrt),
    ("yield", .kwYield),
  ]
}

extension String {
  /// Whether the word can be no identifier without backticks.
  var isReservedWord: Bool { KeywordTable.words.contains { $0.text == self && $0.kind.isReserved } }
}
