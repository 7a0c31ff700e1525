import Combine
import SwiftUI

struct ZoomView: View {
  @State private var zooms = PassthroughSubject<Double, Never>()

  var body: some View {
    VStack {
      Button("Reset") { zooms.send(1) }
      «»HStack {
        Text("Zoom").onReceive(zooms) { _ in }
        Button("Twice") { zooms.send(2) }
      }
    }
  }
}
