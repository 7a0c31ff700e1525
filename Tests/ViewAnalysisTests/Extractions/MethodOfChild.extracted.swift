import SwiftUI

final class DoorModel: ObservableObject {
  @Published var isOpen = false
  func open() {}
  func pick(_ number: Int) {}
}

struct DoorCell: View {
  let title: String
  let onTap: () -> Void
  let onPick: (Int) -> Void

  var body: some View {
    Button(title, action: onTap)
  }
}

struct ShutCell: View {
  let shutAction: () -> Void

  var body: some View {
    Button("Shut", action: shutAction)
  }
}

struct DoorView: View {
  @ObservedObject var model: DoorModel
  @ObservedObject var other: DoorModel

  var body: some View {
    VStack {
      Text(model.isOpen && other.isOpen ? "Open" : "Shut")
      DoorCells(other: other) { model.open() }
    }
  }
}

private struct DoorCells: View {
  let other: DoorModel
  let onShut: () -> Void

  var body: some View {
    VStack {
      DoorCell(title: "Door", onTap: other.open, onPick: other.pick)
      ShutCell(shutAction: onShut)
    }
  }
}
