import SwiftUI

struct ParcelView: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      retryBtn
    }
  }

  private var «»retryBtn: some View {
    HStack {
      Text(title)
      Text("Retry")
    }
  }
}
