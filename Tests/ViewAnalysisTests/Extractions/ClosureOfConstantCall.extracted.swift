import SwiftUI

enum Sheet { case export, options }

struct MapView: View {
  @State private var sheet: Sheet?
  @State private var isOpen = false
  let title: String

  var body: some View {
    VStack {
      Text(title)
      MapExportRow(title: title, onPresent: { present(.export, animated: true) })
      Button("Options") { present(.options, animated: false) }
    }
    .sheet(isPresented: $isOpen) { Text("\(sheet == .export)") }
  }

  private func present(_ sheet: Sheet, animated: Bool) {
    self.sheet = sheet
    isOpen = true
  }
}

private struct MapExportRow: View {
  let title: String
  let onPresent: () -> Void

  var body: some View {
    HStack {
      Text("Export")
      Button(title) { onPresent() }
    }
  }
}
