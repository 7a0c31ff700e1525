// profile: strict
import SwiftUI

/// Nothing updates it.
struct Gallery: View {
  var body: some View {
    VStack {
      first
      second
      third
    }
  }

  private var first: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }

  private var second: some View {
    VStack {
      Text("D")
      Text("E")
      Text("F")
    }
  }

  private var third: some View {
    VStack {
      Text("G")
      Text("H")
      Text("I")
    }
  }
}
