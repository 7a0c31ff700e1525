import SwiftUI
struct Preset: Identifiable, Equatable { let id: Int; let name: String }
struct SpeedPicker: View {
  let presets: [Preset]
  @State private var speedID: Int?
  @State private var onClose: (() -> Void)?
  var body: some View {
    VStack {
      ForEach(presets) { preset in
        «»HStack {
          if speedID == preset.id { Image(systemName: "checkmark") }
          Text(preset.name)
          Text(onClose != nil ? "a" : "b")
        }
        Button("Choose") { speedID = preset.id; onClose = nil }
      }
    }
  }
}
