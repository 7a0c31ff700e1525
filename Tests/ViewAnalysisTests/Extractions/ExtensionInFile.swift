import SwiftUI

extension StatusView {
  var toolbarArea: some View {
    HStack {
      statusLabel
      Spacer()
      Button("Close") { close() }
    }
  }

  @ViewBuilder private var «»statusLabel: some View {
    if isLoading {
      ProgressView()
    } else {
      VStack {
        Text(title)
        Text(summary)
        Button("Retry") { load(isFull: true) }
      }
      .foregroundStyle(scheme == .dark ? Color.white : Color.black)
    }
  }

  private var summary: String { String(count) }
}
