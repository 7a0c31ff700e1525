import SwiftUI

enum Feature {
  struct View: SwiftUI.View {
    let title: String

    var body: some SwiftUI.View { row }

    private var row: some SwiftUI.View {
      Text(title)
    }
  }
}
