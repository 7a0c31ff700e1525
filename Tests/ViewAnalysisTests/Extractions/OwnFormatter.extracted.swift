import SwiftUI

/// A constant that only the piece uses moves, also where a closure makes it.
struct ScaleView: View {
  @State private var scale = 1.0

  var body: some View {
    NavigationStack {
      ScaleForm(scale: $scale)
    }
    .onAppear { scale = 2 }
  }
}

private struct ScaleForm: View {
  @State private var name = ""
  @Binding var scale: Double

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 2
    return formatter
  }()

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Scale", value: $scale, formatter: formatter)
    }
  }
}
