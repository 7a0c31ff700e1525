import SwiftUI

struct MapView: View {
  @Environment(\.palette) private var palette
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.ink) private var ink

  var body: some View {
    Text("Map")
      .foregroundStyle(palette)
      .background(ink)
      .bar(leading: closeButton)
  }

  @ViewBuilder
  private var «»closeButton: some View {
    if presentationMode.wrappedValue.isPresented {
      Button {
        presentationMode.wrappedValue.dismiss()
      } label: {
        Text("Close")
          .foregroundStyle(palette)
          .background(ink)
      }
    }
  }
}
