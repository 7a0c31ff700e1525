// swift-format-ignore-file
// Statements and patterns.
func statements() async throws {
  if a, let b, var c = d, let e: Int = f, case .g(let h, i: _)? = j, #available(iOS 17, *), case let (k, l) = m {}
  if x { } else if y { } else { }
  if foo({ $0 }) {}
  if let y = x.map({ $0 }) {}
  if items.contains { $0 }, z {}
  guard let self else { return }
  guard a == b, c else { throw E.f }
  while let next = iterator.next(), next > 1 { continue }
  repeat { a += 1 } while a < 10
  outer: for (index, value) in items.enumerated() where value > 1 {
    if value == 2 { break outer }
    inner: while true { continue inner }
  }
  for case let .some(x) in optionals {}
  for case is Int in values {}
  for try await line in lines {}
  for var x: Int in xs {}
  for _ in 0..<3 { }
  do { try f() } catch E.a, E.b(let code) where code > 1 { } catch let error as NSError { } catch { }
  do throws(E) { try g() } catch { }
  defer { close() }
  switch value {
  case 1, 2...3: fallthrough
  case let x where x > 4: print(x)
  case is Int, let y as String: break
  case .a(let b, c: .d): break
  case (let p, _), (_, let p): break
  case "text": break
  #if DEBUG
  case debug: break
  #endif
  @unknown default: break
  }
  switch (a, b) { default: () }
  let (p, q) = (1, 2); var r = 3
  let s: Int, t: String
  _ = { return }
  return
}
func values() -> Int {
  label: if a { return 1 }
  return switch a { case 1: 2 default: 3 }
}
func local() {
  func nested() {}
  struct Local {}
  @Sendable func attributed() {}
  #if A
  first()
  #else
  second()
  #endif
  #sourceLocation(file: "a.swift", line: 1)
  third()
  #sourceLocation()
  yield(1)
  async let x = f(), y = g()
  await x
  unsafe(a)
  each(b)
  let macro = 1
  macro + 1
  actor(1)
  a.forEach { print($0) }
    .b()
  c
    .d
    .e { }
  [1, 2].map { $0 }
  (f)()
  { }()
}
