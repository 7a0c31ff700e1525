// swift-format-ignore-file

import SwiftUI

struct Firing: View {
  @State private var isOn = false
  let book: Book

  var body: some View {
    VStack {
      Text("Title")
        .font(.title)
        .padding()
      Text("One line")
      Text("One line").bold()
      // This comment stays.
      Text("Between")  // So does this one.
        .italic()
      // And this one.
        .padding()
      if isOn {
        HStack {
          Text("A")

          Text("B")
        }
        .padding()
        .background {
          Color.red
        }
      } else {
        Text(
          """
            Several
          lines
          """)
      }
      row
      method()
    }
    .overlay {
      Circle()
    }
  }

  private var row: some View {
    BookRow(book: book)
  }

  private func method() -> some View {
    let text = "a"
    return Text(text)
      .bold()
      .padding()
  }
}

struct BookRow: View {
  let book: Book
  var body: some View {
    Text("Row")
  }
}

struct Container<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

struct InContainer: View {
  var body: some View {
    Container {
      Spacer()
        .accessibilityHidden(true)
    }
  }
}
