import SwiftUI

struct Pager: View {
  @State private var count = 0
  @State private var total = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Stepper("Count", value: $count)
      Stepper("Total", value: $total)
      Toggle("Show", isOn: $isShown)
      PagerReadyRow(isShown: isShown, count: count, total: total)
    }
  }
}

private struct PagerReadyRow: View {
  @State private var isSaving = false
  let isShown: Bool
  let count: Int
  let total: Int

  var body: some View {
    HStack {
      Text("Ready?")
      if isShown {
        Button("Save") { save() }
          .disabled(count % total == 0 || isSaving)
      }
    }
  }

  private func save() { isSaving = true }
}
