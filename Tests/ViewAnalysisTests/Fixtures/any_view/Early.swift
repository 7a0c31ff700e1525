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

  private var one: AnyView {  // expect: any_view
    let pages = book.pages
    if pages == 0 {
      return AnyView(Text("Empty"))
    }

    // What is left.
    let text = "\(pages)"
    return AnyView(
      HStack {
        Text(text)
      }
      .padding())
    // Behind.
  }

  private var several: AnyView {  // expect: any_view
    if count == 0 { return AnyView(EmptyView()) }
    if count == 1 {
      return AnyView(Text("One"))
    } else if count == 2 {
      return AnyView(Text("Two"))
    }
    switch count {
    case 3: return AnyView(Text("Three"))
    default: return AnyView(Divider())
    }
  }

  private var last: some View {  // expect: any_view
    if count == 0 {
      return AnyView(Text("Zero"))
    }
    if count == 1 {
      return AnyView(Divider())
    } else {
      return AnyView(Spacer())
    }
  }
}

public struct Hidden: ViewModifier {
  let isHidden: Bool

  public func body(content: Content) -> some View {  // expect: any_view
    if !isHidden {
      return AnyView(content)
    }

    return AnyView(
      content
        .hidden()
        .onAppear {
          print("hidden")
        })
  }
}
