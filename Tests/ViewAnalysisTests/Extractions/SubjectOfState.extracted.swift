import Combine
import SwiftUI

struct ZoomView: View {
  @State private var zooms = PassthroughSubject<Double, Never>()

  var body: some View {
    VStack {
      Button("Reset") { zooms.send(1) }
      ZoomRow(zooms: zooms)
    }
  }
}

private struct ZoomRow: View {
  let zooms: PassthroughSubject<Double, Never>

  var body: some View {
    HStack {
      Text("Zoom").onReceive(zooms) { _ in }
      Button("Twice") { zooms.send(2) }
    }
  }
}
