import SwiftUI

/// A generic type has no stored static properties.
struct Dated<Content: View>: View {
  private let formatter = DateFormatter()  // expect: work_in_init "`Dated`. Keep one in an `@State` model, or use a format style."
  let content: Content

  var body: some View {
    VStack {
      Text(formatter.string(from: Date()))
      content
    }
  }
}
