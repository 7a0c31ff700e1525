import SwiftUI

struct MapView: View {
  @Environment(\.palette) private var palette
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.ink) private var ink

  var body: some View {
    Text("Map")
      .foregroundStyle(palette)
      .background(ink)
      .bar(leading: MapCloseButton(
        isPresented: presentationMode.wrappedValue.isPresented,
        ink: ink,
        onClose: { presentationMode.wrappedValue.dismiss() }
      ))
  }
}

private struct MapCloseButton: View {
  @Environment(\.palette) private var palette
  let isPresented: Bool
  let ink: Color
  let onClose: () -> Void

  var body: some View {
    if isPresented {
      Button {
        onClose()
      } label: {
        Text("Close")
          .foregroundStyle(palette)
          .background(ink)
      }
    }
  }
}
