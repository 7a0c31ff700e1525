/// What a token is. The lexer alone decides it; the parser may split an operator token (see `Token`).
package enum TokenKind: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  // MARK: Structure

  /// The end of the file. Every token list ends with exactly one.
  case endOfFile
  /// A slot held free after an operator so that the parser can split it (`>>` into `>` and `>`).
  /// It covers no text and no cursor ever stops on it.
  case continuation
  /// Bytes that begin no token: a stray control character, invalid UTF-8.
  case unknown
  /// `#!…` at the very start of the file.
  case shebang

  // MARK: Names and literals

  /// An identifier, also one in backticks, also a raw identifier, also `$name`.
  case identifier
  /// `$0`
  case dollarIdentifier
  case integerLiteral
  case floatLiteral
  /// A regular expression literal with its delimiters: `/…/`, `#/…/#`, multi-line too.
  case regexLiteral
  /// A whole string literal without interpolation, with its delimiters and `#`s.
  case stringLiteral
  /// From a string's opening delimiter up to its first interpolation (delimiter included).
  case stringHead
  /// The text between two interpolations of one string; may be empty.
  case stringSegment
  /// From a string's last interpolation to its closing delimiter (included).
  case stringTail
  /// `\(` with its `#`s, which opens an interpolation.
  case interpolationStart
  /// The `)` that closes an interpolation.
  case interpolationEnd

  // MARK: Punctuation

  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case leftSquare
  case rightSquare
  case comma
  case colon
  /// `::`, between a module and a name in it.
  case colonColon
  case semicolon
  case atSign
  case backslash
  case period
  case equal
  case arrow
  case wildcard
  /// `#` alone, before the name of a macro expansion.
  case pound
  /// `&` before an expression.
  case prefixAmpersand
  /// `?` directly after what it belongs to.
  case postfixQuestionMark
  /// `?` with white space before it: a ternary's.
  case infixQuestionMark
  /// `!` directly after what it belongs to.
  case exclamationMark
  case prefixOperator
  case postfixOperator
  case binaryOperator
  /// `<`, written only by the parser when it opens a generic clause.
  case leftAngle
  /// `>`, written only by the parser when it closes a generic clause.
  case rightAngle

  // MARK: Directives

  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case poundAvailable
  case poundUnavailable
  case poundSourceLocation

  // MARK: Keywords that are never identifiers. Keep `isReserved` in step with the first and last.

  case kwAnyType  // `Any`
  case kwAs
  case kwAssociatedtype
  case kwBreak
  case kwCase
  case kwCatch
  case kwClass
  case kwContinue
  case kwDefault
  case kwDefer
  case kwDeinit
  case kwDo
  case kwElse
  case kwEnum
  case kwExtension
  case kwFallthrough
  case kwFalse
  case kwFileprivate
  case kwFor
  case kwFunc
  case kwGuard
  case kwIf
  case kwImport
  case kwIn
  case kwInit
  case kwInout
  case kwInternal
  case kwIs
  case kwLet
  case kwNil
  case kwOperator
  case kwPrecedencegroup
  case kwPrivate
  case kwProtocol
  case kwPublic
  case kwRepeat
  case kwRethrows
  case kwReturn
  case kwSelf  // `self`
  case kwSelfType  // `Self`
  case kwStatic
  case kwStruct
  case kwSubscript
  case kwSuper
  case kwSwitch
  case kwThrow
  case kwThrows
  case kwTrue
  case kwTry
  case kwTypealias
  case kwVar
  case kwWhere
  case kwWhile

  // MARK: Words that are keywords in some places and identifiers in all others.

  case kwAbi
  case kwAccesses
  case kwActor
  case kwAddressWithNativeOwner
  case kwAddressWithOwner
  case kwAny
  case kwAssignment
  case kwAssociativity
  case kwAsync
  case kwAttached
  case kwAutoclosure
  case kwAvailable
  case kwAwait
  case kwUnderscoredBackDeploy  // `_backDeploy`
  case kwBackDeployed
  case kwBefore
  case kwBlock
  case kwUnderscoredBorrow  // `_borrow`
  case kwBorrow
  case kwUnderscoredBorrowing  // `_borrowing`
  case kwBorrowing
  case kwCanImport
  case kwUnderscoredCompilerInitialized  // `_compilerInitialized`
  case kwUnderscoredConst  // `_const`
  case kwConsume
  case kwTwiceUnderscoredConsuming  // `__consuming`
  case kwUnderscoredConsuming  // `_consuming`
  case kwConsuming
  case kwConvenience
  case kwConvention
  case kwCopy
  case kwDependsOn
  case kwDerivative
  case kwDidSet
  case kwDifferentiable
  case kwDiscard
  case kwDistributed
  case kwUnderscoredDocumentation  // `_documentation`
  case kwDynamic
  case kwUnderscoredDynamicReplacement  // `_dynamicReplacement`
  case kwEach
  case kwUnderscoredEffects  // `_effects`
  case kwEscaping
  case kwExported
  case kwFile
  case kwFinal
  case kwUnderscoredForward  // `_forward`
  case kwForward
  case kwFreestanding
  case kwGet
  case kwHigherThan
  case kwUnderscoredImplements  // `_implements`
  case kwIndirect
  case kwInfix
  case kwInitializes
  case kwIntroduced
  case kwIsolated
  case kwKind
  case kwLazy
  case kwLeft
  case kwUnderscoredLinear  // `_linear`
  case kwLinear
  case kwUnderscoredLocal  // `_local`
  case kwLowerThan
  case kwMacro
  case kwMessage
  case kwUnderscoredModify  // `_modify`
  case kwModify
  case kwModule
  case kwUnderscoredMove  // `_move`
  case kwMutableAddressWithNativeOwner
  case kwMutableAddressWithOwner
  case kwMutate
  case kwUnderscoredMutating  // `_mutating`
  case kwMutating
  case kwNoDerivative
  case kwUnderscoredNoMetadata  // `_noMetadata`
  case kwNone
  case kwNonisolated
  case kwNonmutating
  case kwNonsending
  case kwObjc
  case kwOf
  case kwUnderscoredOpaqueReturnTypeOf  // `_opaqueReturnTypeOf`
  case kwOpen
  case kwOptional
  case kwUnderscoredOriginallyDefinedIn  // `_originallyDefinedIn`
  case kwOverride
  case kwTwiceUnderscoredOwned  // `__owned`
  case kwPackage
  case kwPostfix
  case kwPreconcurrency
  case kwPrefix
  case kwMetaProtocol  // `Protocol`
  case kwUnderscoredRead  // `_read`
  case kwRead
  case kwReasync
  case kwRenamed
  case kwRequired
  case kwRetroactive
  case kwReverse
  case kwRight
  case kwSafe
  case kwScoped
  case kwSending
  case kwSet
  case kwTwiceUnderscoredSetterAccess  // `__setter_access`
  case kwTwiceUnderscoredShared  // `__shared`
  case kwSome
  case kwUnderscoredSpecialize  // `_specialize`
  case kwSpecialized
  case kwSpi
  case kwUnderscoredSpiAvailable  // `_spi_available`
  case kwSwift
  case kwTarget
  case kwThen
  case kwTranspose
  case kwMetaType  // `Type`
  case kwUnavailable
  case kwUnderscoredUnderlyingVersion  // `_underlyingVersion`
  case kwUnowned
  case kwUnsafe
  case kwUnsafeAddress
  case kwUnsafeMutableAddress
  case kwUsing
  case kwWeak
  case kwWillSet
  case kwWrt
  case kwYield

  /// A keyword that can be no identifier without backticks.
  package var isReserved: Bool {
    rawValue >= TokenKind.kwAnyType.rawValue && rawValue <= TokenKind.kwWhile.rawValue
  }

  /// A word that the grammar gives a meaning only in some places.
  package var isContextualKeyword: Bool { rawValue > TokenKind.kwWhile.rawValue }

  /// An identifier, or a contextual keyword that may stand for one.
  package var isIdentifierLike: Bool { self == .identifier || isContextualKeyword }

  package var isOperator: Bool {
    self == .binaryOperator || self == .prefixOperator || self == .postfixOperator
  }
}
