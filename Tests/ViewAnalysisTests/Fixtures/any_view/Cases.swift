import SwiftUI

struct Status: View {
  let book: Book
  let accessory: AnyView  // expect: any_view

  var body: some View {
    HStack {
      mark
      AnyView(Text(book.title))  // expect: any_view
      accessory
    }
  }

  private var mark: AnyView {  // expect: any_view
    if book.isRead {
      return AnyView(Image(systemName: "checkmark"))
    } else {
      return AnyView(Text("Unread"))
    }
  }
}

protocol Plugin {
  @MainActor var screen: AnyView { get }
}

struct BookPlugin: Plugin {
  var screen: AnyView { AnyView(Text("Books")) }
}
