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
      ReaderRow(reader: model.reader)
      Button("Reload") { model.reload() }
    }
  }
}

private struct ReaderRow: View {
  let reader: Reader

  var body: some View {
    HStack {
      Image(systemName: reader.avatar)
      Text(reader.name)
    }
  }
}
