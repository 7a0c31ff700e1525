import SwiftUI

final class AlbumModel: ObservableObject {
  @Published var title = ""
  @Published var pages = 0
  func open() {}
  func print() {}
}

struct AlbumView: View {
  let model: AlbumModel

  var body: some View {
    VStack {
      Text(model.title)
      «»HStack {
        Button("Open") { model.open() }
        Button("Print") {
          if model.pages > 0 { model.print() }
        }
      }
    }
  }
}
