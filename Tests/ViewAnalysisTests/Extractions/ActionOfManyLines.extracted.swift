import SwiftUI

final class ScaleModel: ObservableObject {
  @Published var weight = 0
  func add(_ weight: Int) {}
}

struct ScaleView: View {
  @ObservedObject var model: ScaleModel

  var body: some View {
    VStack {
      Text("\(model.weight)")
      ScaleFooter(onAdd: add)
    }
  }

  private func add() {
    model.add(1)
    model.add(2)
    model.add(3)
    model.add(4)
    model.add(5)
    model.add(6)
    model.add(7)
    model.add(8)
    model.add(9)
    model.add(10)
    model.add(11)
    model.add(12)
    model.add(13)
  }
}

private struct ScaleFooter: View {
  let onAdd: () -> Void

  var body: some View {
    HStack {
      Text("Scale")
      Button("Add") {
        onAdd()
      }
    }
  }
}
