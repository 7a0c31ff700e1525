import SwiftUI

struct ExercisePickerView: View {
  @State private var selectedNames: [String] = []

  var body: some View {
    VStack {
      selectedChips
      Button("Reset") { selectedNames = [] }
    }
  }

  @ViewBuilder private var selectedChips: some View {
    if !selectedNames.isEmpty {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          «ForEach(selectedNames, id: \.self) { name in
            Button {
              toggle(name)
            } label: {
              HStack {
                Text(name)
                Image(systemName: "xmark")
              }
              .padding()
            }
          }»
        }
      }
    }
  }

  private func toggle(_ name: String) {
    selectedNames.removeAll { $0 == name }
  }
}
