import SwiftUI

struct FieldView: View {
  let hue: Double
  private let earth = Color.brown.opacity(0.5)

  var body: some View {
    VStack {
      «»HStack {
        Text("Field").foregroundStyle(earth)
        Text("Barley")
      }
      tinted(Color.green)
    }
  }

  private func tinted(_ earth: Color) -> some View {
    Circle().fill(earth).background(self.earth)
  }
}
