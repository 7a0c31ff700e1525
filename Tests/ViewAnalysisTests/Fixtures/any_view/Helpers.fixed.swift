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

  private var single: some View {
    Text(book.title)
      .font(.title)
  }

  /// Chooses.
  @ViewBuilder
  private var branches: some View {
    let pages = book.pages
    if pages > 100 {
      Text("Long")
    } else if pages > 10 {
      // In between.
      Image(systemName: "book")
    } else {
      VStack {
        Text("Short")
      }
      .padding()
    }
  }

  @ViewBuilder
  private func chosen(for number: Int) -> some View {
    switch number {
    case 0: EmptyView()
    case 1:
      Text("One").bold()
    default:
      Color.red
    }
  }

  private var early: AnyView {  // expect: any_view
    guard count > 0 else { return AnyView(EmptyView()) }
    return AnyView(Text("Early"))
  }

  // The fault is in the branches, not in the type.
  @ViewBuilder
  private var named: some View {
    if book.isRead {
      Text("Read")
    } else {
      Image(systemName: "book")
    }
  }

  private var ternary: AnyView {  // expect: any_view
    count > 0 ? AnyView(Text("Some")) : AnyView(Divider())
  }

  private var short: some View {
    Text(book.title)
      .font(.title)
  }

  @ViewBuilder
  private func shortBranches(_ isOn: Bool) -> some View {
    if isOn {
      Text("On")
    } else {
      Divider()
    }
  }

  private var expression: some View {
    let text = "Only"
    return Text(text)
  }
}

struct Whole: View {
  let isOn: Bool

  var body: some View {
    Text(isOn ? "On" : "Off").bold(!isOn)
  }
}

struct Framed: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      content.border(Color.red)
    } else {
      content
    }
  }
}
