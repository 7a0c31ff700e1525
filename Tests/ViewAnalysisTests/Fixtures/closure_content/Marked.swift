import SwiftUI

// The initializer stays, and builds the view: the property needs no builder.
struct ButtonRow<Label: View, Footer: View>: View {
  private let isPadded: Bool
  @ViewBuilder private var label: () -> Label  // expect: closure_content "Store the view instead: `var label: Label`"
  @ViewBuilder
  private let footer: () -> Footer  // expect: closure_content

  init(
    isPadded: Bool = false, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder footer: @escaping () -> Footer
  ) {
    self.isPadded = isPadded
    self.label = label
    self.footer = footer
  }

  var body: some View {
    HStack {
      label()
      Spacer()
      footer()
    }
  }
}
