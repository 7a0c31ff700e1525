import SwiftUI

struct OrderView: View {
  @State private var model = OrderModel()

  var body: some View {
    @Bindable var model = model
    VStack {
      TextField("Name", text: $model.name)
      header
    }
  }

  private var «»header: some View {
    HStack {
      Text(model.name)
      Button("Save") { model.save() }
      Button("Load") { model.load() }
    }
  }
}

@Observable final class OrderModel {
  var name = ""

  func save() {}
  func load() {}
}
