// swift-format-ignore-file
// Expressions, each kind alone and in company.
let numbers = [1, 0b10, 0o17, 0xFF, 1_000, 1.5, 1e10, 0x1p-3]
let empty: [Int] = [], none: [String: Int] = [:]
let pairs = ["a": 1, "b": [2: 3]["c"] ?? 4,]
let tuple = (1, b: 2, (3))
let text = "plain" + "with \(a) and \(b: c, d) and \("nested \(deep)")" + #"raw \#(x) "quoted""#
let long = """
  lines \(value) \
  and more "quotes" \u{1F600}
  """
let rawLong = #"""
  \(no) \#(yes)
  """#
let regex = /a+(b|c)\/[^\/]/
let extended = #/a/b/#
let multi = #/
  x  # comment
/#
let sum = a + b * -c << 2 &+ ~d
let ternary = a ? b : c ? d : e
let cast = (a as Int, b as? [String], c as! D.E, d is F<G>)
let chain = a?.b!.c[1, x: 2]?.d().e { $0 + 1 }.f
let closures = [{ }, { $0 }, { a in a }, { (a: Int, b) -> Int in a }, { [weak self, x = y, unowned(safe) z] in self }]
let typed = { @MainActor [self] (a: inout Int) async throws -> Void in a += 1 }
let trailing = run(1) { first } second: { second } third: { _, b in b }
let noParens = run { 1 }
let generic = Foo<Int, [String]>(1).bar<T>.baz<U>()
let comparison = a < b && c > d
let shifted = (a < b, c > (d))
let operatorReference = reduce(0, +)
let reference = (foo(_:bar:), Foo.init(a:), self.x, super.y, Self.z, .implicit, .implicit(1).b)
let paths = (\Foo.bar, \.self, \.a?.b!.c, \[Int].[0], \.[1, 2].x, \Foo<Int>.y, \(Int, Int).0)
let keywords = a.default.self.Type.init
let macros = (#file, #selector(foo), #expand<T>(x) { y }, #externalMacro(module: "A", type: "B"))
let assigned = { a = b; _ = c; (d, e) = (e, d); x += 1 }
let tried = try a + (try? b) + (try! c)
func effects() async { await a; try await b; let c = await try? d }
let moved = (consume a, copy b, borrow c)
let unsafely = unsafe pointer.pointee
let conditional = if a { 1 } else if b { 2 } else { 3 }
let selected = switch x { case 1: "a"; default: "b" }
func forward() -> Int { return if a { 1 } else { 2 } }
let anyType = (any P).self
let metatypes = [Int.self, (Int) -> Void.self] as [Any]
let functionTypes = [(Int) async throws -> String]()
let dictionaryTypes = [String: (Int) -> Void]()
let pack = (repeat each x, repeat (each y).z)
let anonymous = items.map { $0.$projected + $1 }
let optionalCall = a?(1)?[2]?.b
let prefixed = !a && -b == +c
let ranges = (1...2, 3..<4, ...5, 6..., a[...])
let nilled = nil ?? true ?? false
let inout1 = swap(&a, &b.c[0])
let available = { if #available(iOS 17, macOS 14.0, *), #unavailable(tvOS 16) {} }
let postfixIf = view
  .a()
  #if DEBUG
    .b { $0 }
  #elseif os(iOS) && compiler(>=6)
    #if swift(>=5.9)
      .c
    #endif
  #else
    .d()
  #endif
  .e()
