import SwiftUI

struct LimitsForm: View {
  @State private var minutes = 0
  @State private var hours = 0
  let isLocked: Bool
  let isPaid: Bool

  var body: some View {
    Form {
      LimitsFormSection(value: $minutes, title: "Minutes", isDisabled: isLocked)
      LimitsFormSection(value: $hours, title: "Hours", isDisabled: isPaid)
      LimitsFormSection(value: $minutes, title: "Minutes", isDisabled: false)
    }
  }
}

private struct LimitsFormSection: View {
  @Binding var value: Int
  let title: LocalizedStringKey
  let isDisabled: Bool

  var body: some View {
    Section {
      Text(title)
      Stepper("More", value: $value)
        .disabled(isDisabled)
    }
  }
}
