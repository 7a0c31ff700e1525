import SwiftUI

struct Reader {
  var name = ""
  var avatar = ""
  var books = 0
}

final class ReaderModel: ObservableObject {
  @Published var reader = Reader()
  func reload() {}
}

struct ReaderView: View {
  @ObservedObject var model: ReaderModel

  var body: some View {
    VStack {
      readerRow
      Button("Reload") { model.reload() }
    }
  }

  private var «»readerRow: some View {
    HStack {
      Image(systemName: model.reader.avatar)
      Text(model.reader.name)
    }
  }
}
