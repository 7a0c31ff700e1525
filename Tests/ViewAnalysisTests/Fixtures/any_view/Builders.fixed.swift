struct Tree: View {
  let children: [Book]
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("Root")
        .padding()
      if isOpen {
        AnyView(  // expect: any_view
          // view-lsp keeps comments.
          Text("Open")
        )
      }
      ForEach(children) { child in
        Tree(children: [child], isOpen: false)
      }
    }
    .overlay { Color.red }
    .background {
      VStack {
        Divider()
      }
      .padding()
      .opacity(0.5)
    }
  }

  var only: some View { Text("Only").bold() }

  func returned() -> some View {
    return HStack { Spacer() }
  }
}
