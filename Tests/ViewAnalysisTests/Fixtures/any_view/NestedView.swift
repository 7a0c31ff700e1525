import SwiftUI

enum Feature {
  struct View: SwiftUI.View {
    let title: String

    var body: some SwiftUI.View { row }

    private var row: AnyView {  // expect: any_view
      AnyView(Text(title))
    }
  }
}
