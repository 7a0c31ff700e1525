import SwiftUI

struct Pager: View {
  @State private var count = 0
  @State private var total = 0
  @State private var isSaving = false
  @State private var isShown = false

  var body: some View {
    VStack {
      Stepper("Count", value: $count)
      Stepper("Total", value: $total)
      Toggle("Show", isOn: $isShown)
      «»HStack {
        Text("Ready?")
        if isShown {
          Button("Save") { save() }
            .disabled(count % total == 0 || isSaving)
        }
      }
    }
  }

  private func save() { isSaving = true }
}
