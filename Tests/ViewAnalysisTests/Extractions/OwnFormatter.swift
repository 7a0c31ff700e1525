import SwiftUI

/// A constant that only the piece uses moves, also where a closure makes it.
struct ScaleView: View {
  @State private var scale = 1.0
  @State private var name = ""

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 2
    return formatter
  }()

  var body: some View {
    NavigationStack {
      «»Form {
        TextField("Name", text: $name)
        TextField("Scale", value: $scale, formatter: formatter)
      }
    }
    .onAppear { scale = 2 }
  }
}
