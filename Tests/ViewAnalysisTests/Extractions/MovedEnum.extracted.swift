import SwiftUI

struct PackageView: View {
  let title: String
  @State private var error: String?

  var body: some View {
    HStack {
      Text(title)
      Text(error ?? "")
      PackageButtons(error: $error)
    }
  }
}

private struct PackageButtons: View {
  private enum Mode {
    case package
    case product
  }

  @Binding var error: String?

  var body: some View {
    VStack {
      Button("Buy Package") { buy(.package) }
      Button("Buy Product") { buy(.product) }
    }
  }

  private func buy(_ mode: Mode) {
    switch mode {
    case Mode.package: error = nil
    case .product: error = "Failed"
    }
  }
}
