// swift-format-ignore-file
@_exported import D
// Declarations of every kind, with what can stand around them.
import Foundation

public import class A.B.C

@testable import struct Foo.Bar

@available(iOS 17, macOS 14.0, *, message: "m", renamed: "r")
@MainActor @Observable(a: 1) final class Model<T: P, U>: Base<T>, @unchecked Sendable, Proto
where U: Q, T.A == U {
  @Wrapper(wrappedValue: 1, "x") private(set) var a: Int = 2 {
    willSet(new) { b }
    didSet { c }
  }
  static let shared = Model(), other: Int? = nil
  lazy var later: Int = { 1 }()
  weak var delegate: (any D)?
  unowned(unsafe) let owner: AnyObject
  nonisolated(unsafe) var loose = 1
  var computed: Int { a + 1 }
  var accessors: Int {
    get async throws { 1 }
    @inlinable nonmutating set(value) { a = value }
  }
  var coroutines: Int {
    _read { yield a }
    _modify { yield &a }
  }
  var (x, y): (Int, Int) = (1, 2)
  subscript<K>(key: K, _ i: Int = 0) -> Int where K: Hashable {
    get { 1 }
    set {}
  }
  class subscript(_: Int) -> Int { 2 }
  required init?<V>(_ v: V, named n: Int = 1, rest: Int...) throws where V: P { self.init() }
  convenience init!() { return }
  deinit { print("gone") }
  override func f<V>(_ v: V) async throws(E) -> (Int, V) where V: P { g() }
  @discardableResult prefix static func - (a: Self) -> Self { a }
  static func == <A>(l: A, r: A) -> Bool { true }
  func variadic(_ body: () -> Void = {}, then: @escaping @autoclosure () -> Int) rethrows {}
  #if DEBUG
    var debug = 1
  #elseif RELEASE
    var release = 2
  #else
    func neither() {}
  #endif
  #if os(macOS)
    @objc(doIt:)
  #endif
  func attributed() {}
}

struct S: ~Copyable {
  let a: Int
  var b = 1
  consuming func finish() { discard self }
  mutating func m() {}
}
indirect enum Tree<T> {
  case leaf
  case node(left: Tree, right: Tree<T>)
  case tagged(_ tag: Int = 1, T)
  case raw
}
enum Raw: Int {
  case a = 1
  case b
  case c = -3
}
protocol P<A, B>: AnyObject where A: Q {
  associatedtype A: Q = Int where A.X == Y
  associatedtype B
  var v: Int { get set }
  var w: Int { mutating get async throws nonmutating set }
  init(_: Int)
  static func f() -> Self
  subscript(i: Int) -> A { get }
}
actor Counter {
  nonisolated let id = 1
  distributed func d() {}
}
extension Array: P where Element: Q { func e() {} }
extension Outer.Inner<Int> {}
infix operator <+> : AdditionPrecedence
prefix operator √
precedencegroup Mine {
  higherThan: AdditionPrecedence
  associativity: left
  assignment: true
}
@attached(member, names: named(init), arbitrary) @freestanding(expression)
macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
#warning("w")
@Test #expand(1) { a } b: { c }
@resultBuilder struct Builder {
  static func buildBlock<each C>(_ c: repeat each C) -> (repeat each C) { (repeat each c) }
}
@_specialize(where T == Int) @_specialize(exported:true,kind:full,where U: P) func spec<T, U>(_: T, _: U) {}
@differentiable(reverse,wrt: (x, y) where T: D) func diff<T>(x: T, y: T) -> T { x }
@derivative(of: Foo.bar(_:), wrt: x) func der() {}
@_dynamicReplacement(for:old(_:)) func new(_: Int) {}
@_implements(P,f(_:)) func impl(_: Int) {}
@abi(func old()) func renamed() {}
@convention(block) @backDeployed(before: macOS 13) func back() {}
@objc(name:with:) public func selectors(a: Int, b: Int) {}
func `default`(`in`: Int, for x: Int) {}
let `class` = 1
let 🦊 = 2
let été = 3
typealias Alias<T> = Foo<T> where T: P
