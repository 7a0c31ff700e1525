protocol Decorated {
  associatedtype Ornament: View
  @ViewBuilder var ornament: Ornament { get }
  @ViewBuilder func ornament(at index: Int) -> Ornament
}

struct Panel<Content: View>: View {
  let isOpen: Bool
  @ViewBuilder let content: Content
  @ViewBuilder var footer: () -> Text

  init(isOpen: Bool, @ViewBuilder content: () -> Content, @ViewBuilder footer: @escaping () -> Text) {
    self.isOpen = isOpen
    self.content = content()
    self.footer = footer
  }

  var body: some View {
    VStack {
      header
      state
      choice
      platform
      chain
      numbered
      nothing
      unfinished
    }
  }

  @ViewBuilder private var header: some View {
    Text("Panel")
    Divider()
  }

  @ViewBuilder private var state: some View {
    if isOpen {
      content
    }
  }

  @ViewBuilder private var choice: some View {
    switch isOpen {
    case true: Text("Open")
    case false: Image(systemName: "lock")
    }
  }

  @ViewBuilder private var platform: some View {
    #if os(iOS)
      Text("iOS")
    #else
      Text("Elsewhere")
    #endif
  }

  @ViewBuilder private var chain: some View {
    Text("Chain")
      #if os(iOS)
        .font(.title)
      #endif
      .padding()
  }

  @ViewBuilder private var numbered: some View {
    let number = 1
    Text("\(number)")
  }

  @ViewBuilder private var nothing: some View {
  }

  @ViewBuilder private var unfinished: some View {
    fatalError()
  }

  @ViewBuilder private var ternary: some View {
    isOpen ? Text("Open") : Text("Closed")
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem { Text("Item") }
  }

  func wrapped(@ViewBuilder label: () -> some View) -> some View {
    label()
  }
}
