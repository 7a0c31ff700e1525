// profile: recommended
import SwiftUI

// What is large is large, be it a branch that is all of the body, or reading all that the body reads.
struct Branches: View {
  let isShort: Bool
  let title: String

  var body: some View {
    if isShort {
      Text(title)
    } else {
      long
    }
  }

  private var long: some View {  // expect: helper_view "(15 views)"
    VStack {
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
      }
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text(title)
      }
    }
  }
}

struct Same: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      long
    }
  }

  private var long: some View {  // expect: helper_view "(15 views)"
    VStack {
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
      }
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text(title)
      }
    }
  }
}
