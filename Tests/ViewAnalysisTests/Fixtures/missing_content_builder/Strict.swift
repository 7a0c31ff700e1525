// profile: strict
import SwiftUI

// `closure_content` reports the property.
struct Meter<Label: View>: View {
  @ViewBuilder let label: () -> Label

  init(label: @escaping () -> Label) {
    self.label = label
  }

  var body: some View { VStack { label() } }
}
