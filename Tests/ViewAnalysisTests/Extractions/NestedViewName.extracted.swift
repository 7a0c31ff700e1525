import SwiftUI

enum Backup {}

extension Backup {
  struct View: SwiftUI.View {
    let title: String

    var body: some SwiftUI.View {
      VStack {
        Status(title: title)
        Divider()
      }
    }
  }

  struct Status: SwiftUI.View {
    let title: String

    var body: some SwiftUI.View {
      VStack {
        StatusRow(title: title)
        Divider()
      }
    }
  }

  private struct StatusRow: SwiftUI.View {
    let title: String

    var body: some SwiftUI.View {
      HStack {
        Text(title)
        Image(systemName: "checkmark")
      }
    }
  }
}
