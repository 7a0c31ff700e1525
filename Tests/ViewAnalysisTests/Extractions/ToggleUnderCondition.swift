import SwiftUI

struct StepForm: View {
  @Binding var isPublic: Bool
  let step: Int

  var body: some View {
    VStack {
      Text("Step \(step)")
        .font(.headline)
      «if step == 0 {
        Toggle(isOn: $isPublic) { Image(systemName: "person.2") }
          .tint(.orange)
          .padding(.vertical, 8)
      }»
      Text("All steps can be changed later.")
        .font(.footnote)
    }
  }
}
