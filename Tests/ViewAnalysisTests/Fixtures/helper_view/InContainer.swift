// profile: recommended
import SwiftUI

/// The container shows nothing but the helper: another view would be all of the body again.
struct Page: View {
  let title: String

  var body: some View {
    NavigationStack {
      content
        .navigationTitle(title)
    }
  }

  private var content: some View {
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
      Text("11")
      Text("12")
      Text("13")
    }
  }
}

struct Pages: View {
  let title: String
  let subtitle: String

  var body: some View {
    VStack {
      Text(subtitle)
      content
      footer
    }
  }

  private var content: some View {  // expect: helper_view "It reads `title`. Make it a view type of its own, with the inputs that it needs."
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

  private var footer: some View {  // expect: helper_view "with the inputs that it needs"
    VStack {
      Text(title)
      Text(subtitle)
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
