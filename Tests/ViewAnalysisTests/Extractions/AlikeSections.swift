import SwiftUI

struct LimitsForm: View {
  @State private var minutes = 0
  @State private var hours = 0
  let isLocked: Bool
  let isPaid: Bool

  var body: some View {
    Form {
      Section {«»
        Text("Minutes")
        Stepper("More", value: $minutes)
          .disabled(isLocked)
      }
      Section {
        Text("Hours")
        Stepper("More", value: $hours)
          .disabled(isPaid)
      }
      Section {
        Text("Minutes")
        Stepper("More", value: $minutes)
          .disabled(false)
      }
    }
  }
}
