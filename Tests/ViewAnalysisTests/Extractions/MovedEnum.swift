import SwiftUI

struct PackageView: View {
  let title: String
  @State private var error: String?

  private enum Mode {
    case package
    case product
  }

  var body: some View {
    HStack {
      Text(title)
      Text(error ?? "")
      «»VStack {
        Button("Buy Package") { buy(.package) }
        Button("Buy Product") { buy(.product) }
      }
    }
  }

  private func buy(_ mode: Mode) {
    switch mode {
    case Mode.package: error = nil
    case .product: error = "Failed"
    }
  }
}
