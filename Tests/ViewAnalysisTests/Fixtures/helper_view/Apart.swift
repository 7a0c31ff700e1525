// profile: recommended
import SwiftUI

struct Inbox: View {
  @State private var count = 0
  @State private var isShown = false
  @State private var name = ""

  var body: some View {
    VStack {
      Text(name)
      Stepper("\(count)", value: $count)
      footer
    }
    .sheet(isPresented: $isShown) { help }
    .contextMenu { help }
  }

  private var help: some View {
    VStack {
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
    }
  }

  private var footer: some View {  // expect: helper_view
    VStack {
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
    }
  }
}

/// A large branch reads what the body reads; it is large all the same.
struct Branches: View {
  let isEmpty: Bool
  let title: String

  var body: some View {
    if isEmpty {
      Text(title)
    } else {
      form
    }
  }

  private var form: some View {  // expect: helper_view "(15 views)"
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
        Text("6")
      }
    }
  }
}
