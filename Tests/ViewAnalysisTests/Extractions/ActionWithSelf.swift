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
      «»HStack {
        Text("Print")
        Button("Print all") {
          self.printer.print()
          self.copies = 0
        }
      }
      .padding()
      Text("\(self.copies)")
      Text(self.printer.isBusy ? "Busy" : "Ready")
    }
  }
}
