// aligned
import SwiftUI

struct TableView: View {
  @State private var choice = 0
  let isPaid: Bool

  var body: some View {
    VStack {
      TableEntryView(title: "First",
                     subtitle: nil,
                     isPaid: isPaid,
                     action: { choice = 0 })
      TableEntryView(title: "Second",
                     subtitle: "More",
                     isPaid: isPaid,
                     action: {
                       choice = 1
                     })
    }
  }
}

private struct TableEntryView: View {
  let title: String
  let subtitle: String?
  let isPaid: Bool
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
