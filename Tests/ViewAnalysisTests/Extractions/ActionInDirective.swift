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
      footer
    }
  }

  private var «»footer: some View {
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
