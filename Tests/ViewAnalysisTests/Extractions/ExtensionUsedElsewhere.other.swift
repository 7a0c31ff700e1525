import SwiftUI

struct StatusView: View {
  let title: String

  var body: some View {
    VStack {
      toolbarArea
      Text(title)
    }
  }

  func close() {}
}
