// not: Code in another file would have to change.
import SwiftUI

extension StatusView {
  var «»toolbarArea: some View {
    HStack {
      Text(title)
      Spacer()
      Button("Close") { close() }
    }
  }
}
