// swift-format-ignore-file

import SwiftUI

struct Firing: View {
  @State private var isOn = false
  let book: Book

  var body: some View {
    VStack {
      Group {  // expect: single_child_group "only one view, `Text`, and has no effect. Remove it, and move `font` and `padding` onto `Text`."
        Text("Title")
      }
      .font(.title)
      .padding()
      Group { Text("One line") }  // expect: single_child_group "Replace it with `Text`."
      Group { Text("One line") }.bold()  // expect: single_child_group
      Group() {  // expect: single_child_group
        // This comment stays.
        Text("Between")  // So does this one.
          .italic()
        // And this one.
      }.padding()
      if isOn {
        Group {  // expect: single_child_group "`HStack`"
          HStack {
            Text("A")

            Text("B")
          }
          .padding()
        }
        .background {
          Color.red
        }
      } else {
        Group {  // expect: single_child_group
          Text(
            """
              Several
            lines
            """)
        }
      }
      row
      method()
    }
    .overlay {
      Group { Circle() }  // expect: single_child_group "`Circle`"
    }
  }

  private var row: some View {
    Group {  // expect: single_child_group "`BookRow`"
      BookRow(book: book)
    }
  }

  private func method() -> some View {
    let text = "a"
    return Group {  // expect: single_child_group
      Text(text)
        .bold()
    }
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
      Group {  // expect: single_child_group
        Spacer()
      }
      .accessibilityHidden(true)
    }
  }
}
