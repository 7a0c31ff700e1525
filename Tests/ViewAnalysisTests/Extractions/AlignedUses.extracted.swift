// aligned
import SwiftUI

struct TableView: View {
  @State private var choice = 0
  let isPaid: Bool

  var body: some View {
    VStack {
      TableEntryView(isPaid: isPaid,
                     title: "First",
                     subtitle: nil,
                     action: { choice = 0 })
      TableEntryView(isPaid: isPaid,
                     title: "Second",
                     subtitle: "More",
                     action: {
                       choice = 1
                     })
    }
  }
}

private struct TableEntryView: View {
  let isPaid: Bool
  let title: String
  let subtitle: String?
  let action: () -> Void

  var body: some View {
    HStack {
      Text(title)
      if let subtitle { Text(subtitle) }
      Button("Choose", action: action)
        .disabled(!isPaid)
    }
  }
}
