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
      AlbumButtons(onOpen: { model.open() }, onPrint: { if model.pages > 0 { model.print() } })
    }
  }
}

private struct AlbumButtons: View {
  let onOpen: () -> Void
  let onPrint: () -> Void

  var body: some View {
    HStack {
      Button("Open") { onOpen() }
      Button("Print") {
        onPrint()
      }
    }
  }
}
