// swift-format-ignore-file
// Types, in every place where one can stand.
typealias Plain = Int
typealias Optionals = [Int?]?
typealias Unwrapped<T> = (T) -> T?
typealias Nested = Outer<Inner<[String: [Int]]>>.Member.Type
typealias Meta = (any Sequence<Int>).Protocol
typealias Tuple = (first: Int, second: (String, Double), _: Bool)
typealias Void2 = ()
typealias Fn = @Sendable (inout Int, _ name: borrowing String, Int...) async throws(Failure) -> @MainActor () -> Void
typealias Composed = Codable & Sendable & ~Copyable
typealias Existential = any Hashable & AnyObject
typealias Suppressed = ~Escapable
typealias Inline = [4 of Int]
typealias InlineNested = [2 of [3 of (Int, Int)]]
typealias Isolated = nonisolated(nonsending) () async -> Void
typealias Conv = @convention(c) (UnsafeMutablePointer<CChar>?) -> Int32
typealias Generic<T: ~Copyable> = Box<T> where T: Proto, T.Element == Int
func opaque() -> some Collection<Int> & Sendable { [] }
func named() -> <T: Proto> T { fatalError() }
func packs<each T: Equatable, each U>(_ a: repeat each T, b: repeat (each U, Int)) -> (repeat each T) {}
func value<let count: Int>(_ v: Vector<count, -3>) where count == 4 {}
func specifiers(a: inout Int, b: __owned String, c: consuming T, d: sending U, e: isolated (any Actor)?, f: _const Int) {}
let implicit: Int!
let placeholder: [_] = [1]
let member: Swift::Array<Int>.Element? = nil
var x: Foo<Bar<Int>>=y
var z: Foo<Bar<Int>?>?=nil
