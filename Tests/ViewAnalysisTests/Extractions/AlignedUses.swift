// aligned
import SwiftUI

struct TableView: View {
  @State private var choice = 0
  let isPaid: Bool

  var body: some View {
    VStack {
      entry(title: "First",
            subtitle: nil,
            action: { choice = 0 })
      entry(title: "Second",
            subtitle: "More",
            action: {
              choice = 1
            })
    }
  }

  private func «»entry(title: String,
                     subtitle: String?,
                     action: @escaping () -> Void) -> some View {
    HStack {
      Text(title)
      if let subtitle { Text(subtitle) }
      Button("Choose", action: action)
        .disabled(!isPaid)
    }
  }
}
