import SwiftUI

// The memberwise initializer: callers can't list the rows, which are made lazily.
struct Rows<Row: View>: View {
  let count: Int
  @ViewBuilder let row: () -> Row

  var body: some View {
    LazyVStack {
      row()
    }
  }
}
