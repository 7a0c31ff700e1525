import SwiftUI

@MainActor
final class Printer: ObservableObject {
  @Published var isBusy = false
  func print() {}
}

struct PrintView: View {
  @ObservedObject var printer: Printer
  @State private var copies = 1

  var body: some View {
    VStack {
      PrintRow(onPrintAll: printAll)
      Text("\(self.copies)")
      Text(self.printer.isBusy ? "Busy" : "Ready")
    }
  }

  private func printAll() {
    self.printer.print()
    self.copies = 0
  }
}

private struct PrintRow: View {
  let onPrintAll: () -> Void

  var body: some View {
    HStack {
      Text("Print")
      Button("Print all") {
        self.onPrintAll()
      }
    }
    .padding()
  }
}
