import SwiftUI

struct OrderView: View {
  let name: String
  let onMeasure: (@MainActor () -> Void)?

  var body: some View {
    VStack {
      Text(name)
      if let onMeasure {
        «»Button(action: onMeasure) {
          Image(systemName: "camera")
            .padding()
            .clipShape(.circle)
        }
      }
    }
  }
}
