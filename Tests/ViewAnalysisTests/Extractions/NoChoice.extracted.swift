import SwiftUI
struct Preset: Identifiable, Equatable { let id: Int; let name: String }
struct SpeedPicker: View {
  let presets: [Preset]
  @State private var speedID: Int?
  @State private var onClose: (() -> Void)?
  var body: some View {
    VStack {
      ForEach(presets) { preset in
        SpeedPickerPresetRow(speedID: speedID, canClose: onClose != nil, preset: preset)
        Button("Choose") { speedID = preset.id; onClose = nil }
      }
    }
  }
}

private struct SpeedPickerPresetRow: View {
  let speedID: Int?
  let canClose: Bool
  let preset: Preset

  var body: some View {
    HStack {
      if speedID == preset.id { Image(systemName: "checkmark") }
      Text(preset.name)
      Text(canClose ? "a" : "b")
    }
  }
}
