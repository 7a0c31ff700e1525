import SwiftUI

enum Chapter: Equatable {
  case cover
  case page(number: Int, title: String)
}

struct PagesView: View {
  @State private var chapter = Chapter.cover
  let pages: [Int]

  var body: some View {
    VStack {
      pageRow(to: .cover)
      ForEach(pages, id: \.self) { page in
        pageRow(to: .page(
          number: page,
          title: "Page \(page)"
        ))
      }
    }
  }

  private func «»pageRow(to target: Chapter) -> some View {
    Button {
      if chapter != target { chapter = target }
    } label: {
      HStack {
        Image(systemName: "book")
        Text("Open")
      }
    }
  }
}
