// profile: recommended
import SwiftUI

/// All of the body in each branch: there is nothing to skip.
struct Card: View {
  let title: String
  let isDivided: Bool

  var body: some View {
    if isDivided {
      content
        .padding()
    } else {
      content
    }
  }

  private var content: some View {
    VStack {
      Text(title)
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
      Text("13")
    }
  }
}

struct Loading: View {
  let title: String
  let isLoading: Bool

  var body: some View {
    if isLoading {
      ProgressView()
    } else {
      content
    }
  }

  private var content: some View {  // expect: helper_view
    VStack {
      Text(title)
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
      Text("13")
    }
  }
}
