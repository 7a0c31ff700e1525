import SwiftUI

final class SheetModel: ObservableObject {
  @Published var title = ""
  func present(sheetWithTitle title: String, besides others: [String]) {}
}

struct SheetView: View {
  @ObservedObject var model: SheetModel
  let isWide: Bool

  var body: some View {
    VStack {
      TextField("Title", text: $model.title)
      if isWide {
        wordsButton
      } else {
        wordsButton
      }
    }
  }

  private var «»wordsButton: some View {
    Button {
      model.present(sheetWithTitle: "The words of the title", besides: ["Title", "Words"])
    } label: {
      Label("Words", systemImage: "book")
        .padding()
    }
  }
}
