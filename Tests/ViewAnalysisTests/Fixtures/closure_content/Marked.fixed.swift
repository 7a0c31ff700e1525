import SwiftUI

// The initializer stays, and builds the view: the property needs no builder.
struct ButtonRow<Label: View, Footer: View>: View {
  private let isPadded: Bool
  private var label: Label
  private let footer: Footer

  init(
    isPadded: Bool = false, @ViewBuilder label: () -> Label,
    @ViewBuilder footer: () -> Footer
  ) {
    self.isPadded = isPadded
    self.label = label()
    self.footer = footer()
  }

  var body: some View {
    HStack {
      label
      Spacer()
      footer
    }
  }
}
