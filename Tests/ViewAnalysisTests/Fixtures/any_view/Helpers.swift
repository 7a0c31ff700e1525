// swift-format-ignore-file
struct Panel: View {
  let book: Book
  let count: Int

  var body: some View {
    VStack {
      single
      branches
      chosen(for: 3)
      self.named
        .padding()
      early
      named
      expression
      ternary
      short
      shortBranches(true)
    }
  }

  private var single: AnyView {  // expect: any_view "`single` returns an `AnyView`"
    AnyView(
      Text(book.title)
        .font(.title)
    )
  }

  /// Chooses.
  private var branches: AnyView {  // expect: any_view
    let pages = book.pages
    if pages > 100 {
      return AnyView(Text("Long"))
    } else if pages > 10 {
      // In between.
      return AnyView(erasing: Image(systemName: "book"))
    } else {
      return AnyView(
        VStack {
          Text("Short")
        }
        .padding())
    }
  }

  private func chosen(for number: Int) -> AnyView {  // expect: any_view
    switch number {
    case 0: return AnyView(EmptyView())
    case 1:
      return AnyView(Text("One").bold())
    default:
      return AnyView(Color.red)
    }
  }

  private var early: AnyView {  // expect: any_view
    guard count > 0 else { return AnyView(EmptyView()) }
    return AnyView(Text("Early"))
  }

  // The fault is in the branches, not in the type.
  private var named: some View {  // expect: any_view "wraps its branches"
    if book.isRead {
      return AnyView(Text("Read"))
    } else {
      return AnyView(Image(systemName: "book"))
    }
  }

  private var ternary: AnyView {  // expect: any_view
    count > 0 ? AnyView(Text("Some")) : AnyView(Divider())
  }

  private var short: AnyView {  // expect: any_view "`short` returns an `AnyView`"
    .init(
      Text(book.title)
        .font(.title)
    )
  }

  private func shortBranches(_ isOn: Bool) -> AnyView {  // expect: any_view
    if isOn {
      return .init(Text("On"))
    } else {
      return .init(Divider())
    }
  }

  private var expression: AnyView {  // expect: any_view
    let text = "Only"
    return AnyView(Text(text))
  }
}

struct Whole: View {
  let isOn: Bool

  var body: AnyView {  // expect: any_view "`body` returns an `AnyView`"
    if isOn {
      return AnyView(Text("On"))
    } else {
      return AnyView(Text("Off").bold())
    }
  }
}

struct Framed: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {  // expect: any_view
    if isOn {
      return AnyView(content.border(Color.red))
    } else {
      return AnyView(content)
    }
  }
}
