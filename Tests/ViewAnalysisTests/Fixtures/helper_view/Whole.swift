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

/// All of another helper, which is all of the body.
struct Letter: View {
  let text: String
  @State private var isSaved = false

  var body: some View {
    framed
  }

  @ViewBuilder
  private var framed: some View {
    if isSaved {
      paper.disabled(true)
    } else {
      paper
    }
  }

  private var paper: some View {
    VStack {
      Text("From")
      Text("To")
      Divider()
      Text(text)
      Text("Date")
      Text("Place")
      Divider()
      Text("Greeting")
      Text("Regards")
      Image(systemName: "pencil")
      Spacer()
      Button("Save") { isSaved = true }
      Text(isSaved ? "Saved" : "Draft")
    }
  }
}
