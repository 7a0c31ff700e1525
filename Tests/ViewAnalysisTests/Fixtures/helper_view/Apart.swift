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
