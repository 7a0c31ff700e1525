import SwiftUI

final class SizeModel: ObservableObject {
  @Published var size = 0
  func choose(_ size: Int, at place: Int) {}
}

struct SizeView: View {
  @ObservedObject var model: SizeModel

  var body: some View {
    VStack {
      Text("\(model.size)")
      «»HStack {
        Button {
          model.choose(1, at: 0)
        } label: {
          Image(systemName: "minus")
        }
        Button {
          model.choose(2, at: 0)
        } label: {
          Image(systemName: "plus")
        }
      }
    }
  }
}
