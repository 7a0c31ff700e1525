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
      PageRow(chapter: $chapter, target: .cover)
      ForEach(pages, id: \.self) { page in
        PageRow(chapter: $chapter, target: .page(
          number: page,
          title: "Page \(page)"
        ))
      }
    }
  }
}

private struct PageRow: View {
  @Binding var chapter: Chapter
  let target: Chapter

  var body: some View {
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
