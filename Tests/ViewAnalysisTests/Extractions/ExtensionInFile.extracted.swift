import SwiftUI

extension StatusView {
  var toolbarArea: some View {
    HStack {
      StatusLabel(isLoading: isLoading, title: title, count: count, onReload: reload)
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
  let onReload: (Bool) -> Void

  var body: some View {
    if isLoading {
      ProgressView()
    } else {
      VStack {
        Text(title)
        Text(summary)
        Button("Retry") { onReload(true) }
      }
      .foregroundStyle(scheme == .dark ? Color.white : Color.black)
    }
  }

  private var summary: String { String(count) }
}
