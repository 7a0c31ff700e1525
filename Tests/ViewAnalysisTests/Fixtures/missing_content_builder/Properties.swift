import SwiftUI

// The memberwise initializer: callers can't list the rows, which are made lazily.
struct Rows<Row: View>: View {
  let count: Int
  let row: () -> Row  // expect: missing_content_builder "`row`"

  var body: some View {
    LazyVStack {
      row()
    }
  }
}
