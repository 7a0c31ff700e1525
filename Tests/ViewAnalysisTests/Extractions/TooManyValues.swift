// not: too many for a view of its own
import SwiftUI

struct SumView: View {
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  let e: Int
  let f: Int
  let g: Int
  let h: Int
  let i: Int
  let j: Int
  let k: Int

  var body: some View {
    VStack {
      sums
      Text("Sums")
    }
  }

  private var «»sums: some View {
    VStack {
      Text("\(a) \(b) \(c) \(d)")
      Text("\(e) \(f) \(g) \(h)")
      Text("\(i) \(j) \(k)")
    }
  }
}
