import SwiftUI

final class PrintModel: ObservableObject {
  @Published var count = 0
  func printAll() {}
}

struct PrintView: View {
  @ObservedObject var model: PrintModel

  var body: some View {
    VStack {
      Text("\(model.count)")
      PrintFooter(model: model)
    }
  }
}

private struct PrintFooter: View {
  let model: PrintModel

  var body: some View {
    HStack {
      Text("Print")
      #if os(macOS)
        Button("Print") { model.printAll() }
      #else
        Text("Nothing")
      #endif
    }
  }
}
