// profile: recommended
import SwiftUI

// `closure_content` leaves the marked property alone here, so the parameter that fills it counts.
struct Meter<Label: View>: View {
  @ViewBuilder let label: () -> Label

  init(label: @escaping () -> Label) {  // expect: missing_content_builder
    self.label = label
  }

  var body: some View { VStack { label() } }
}
