import SwiftUI

extension StatusView {
  var toolbarArea: some View {
    HStack {
      StatusLabel(isLoading: isLoading, title: title, count: count, onLoad: { load(isFull: true) })
      Spacer()
      Button("Close") { close() }
    }
  }
}

private struct StatusLabel: View {
  @Environment(\.colorScheme) private var scheme
  let isLoading: Bool
  let title: String
  let count: Int
  let onLoad: () -> Void

  var body: some View {
    if isLoading {
      ProgressView()
    } else {
      VStack {
        Text(title)
        Text(summary)
        Button("Retry") { onLoad() }
      }
      .foregroundStyle(scheme == .dark ? Color.white : Color.black)
    }
  }

  private var summary: String { String(count) }
}
