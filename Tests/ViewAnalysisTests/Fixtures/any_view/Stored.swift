struct Card: View {
  let content: AnyView  // expect: any_view "`Card` stores `content`"
  var icon: AnyView?  // expect: any_view "`EmptyView` for none"
  private var divider = AnyView(Divider())  // expect: any_view
  @State private var shown: AnyView?  // expect: any_view "build the view in `body`"

  // A registry, a closure's result, what the environment holds: erasure is what they are about.
  let pages: [AnyView]
  let named: [String: AnyView]
  let make: () -> AnyView
  let makeRow: (Int) -> AnyView
  static let shared = AnyView(Text("Shared"))

  var body: some View {
    content
  }
}

/// Not a view.
struct Item {
  let view: AnyView
}

public struct Exported: View {
  let content: AnyView

  public var body: some View { content }
}

/// Named where a type has to be: it can't be generic.
struct Hosted: View {
  let content: AnyView  // expect: any_view "`Hosted` stores `content`"

  var body: some View { content }
}

struct Host<Content> {
  let root: Content
}

func makeHost(_ content: AnyView) -> Host<Hosted> { Host(root: Hosted(content: content)) }

/// What it gets is erased already.
struct Passed: View {
  let content: AnyView

  var body: some View { content }
}

struct FromClosure: View {
  let content: AnyView

  init(content: () -> AnyView) {
    self.content = content()
  }

  var body: some View { content }
}

struct Holder {
  let player: AnyView

  func make() -> Passed { Passed(content: player) }
}

/// It is generic over another view already.
struct TitledBox<Content: View>: View {
  let title: AnyView  // expect: any_view "let title: Title"
  let content: Content

  var body: some View {
    VStack {
      title
      content
    }
  }
}
