// swift-format-ignore-file
struct Early: View {
  let book: Book
  let count: Int

  var body: some View {
    VStack {
      one
      several
      Text(book.title).modifier(Hidden(isHidden: book.isRead))
    }
  }

  @ViewBuilder
  private var one: some View {
    let pages = book.pages
    if pages == 0 {
      Text("Empty")
    } else {
      // What is left.
      let text = "\(pages)"
      HStack {
        Text(text)
      }
      .padding()
    }
    // Behind.
  }

  @ViewBuilder
  private var several: some View {
    if count == 0 { EmptyView() } else if count == 1 {
      Text("One")
    } else if count == 2 {
      Text("Two")
    } else {
      switch count {
      case 3: Text("Three")
      default: Divider()
      }
    }
  }

  @ViewBuilder
  private var last: some View {
    if count == 0 {
      Text("Zero")
    } else if count == 1 {
      Divider()
    } else {
      Spacer()
    }
  }
}

public struct Hidden: ViewModifier {
  let isHidden: Bool

  public func body(content: Content) -> some View {
    if !isHidden {
      content
    } else {
      content
        .hidden()
        .onAppear {
          print("hidden")
        }
    }
  }
}
