// profile: strict
import SwiftUI

/// All that a branch shows is still made anew with the other updates.
struct Gifts: View {
  @State private var isEmpty = false
  let names: [String]

  var body: some View {
    if isEmpty {
      Text("None")
    } else {
      list
    }
  }

  private var list: some View {  // expect: helper_view "(8 views)"
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Button("Clear") { isEmpty = true }
    }
  }
}

/// Nothing here changes, but the helper is large.
struct Imprint: View {
  var body: some View {
    VStack {
      Text("Imprint")
      address
      phone
    }
  }

  private var address: some View {  // expect: helper_view "(7 views)"
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }

  private var phone: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
    }
  }
}
