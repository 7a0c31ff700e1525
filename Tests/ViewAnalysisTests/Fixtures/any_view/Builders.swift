struct Tree: View {
  let children: [Book]
  let isOpen: Bool

  var body: some View {
    VStack {
      AnyView(Text("Root"))  // expect: any_view "hides `Text`"
        .padding()
      if isOpen {
        AnyView(  // expect: any_view
          // view-lsp keeps comments.
          Text("Open")
        )
      }
      ForEach(children) { child in
        AnyView(erasing: Tree(children: [child], isOpen: false))  // expect: any_view "hides `Tree`"
      }
    }
    .overlay { AnyView(Color.red) }  // expect: any_view "hides `Color.red`"
    .background {
      // expect-next: any_view
      AnyView(
        VStack {
          Divider()
        }
        .padding()
      )
      .opacity(0.5)
    }
  }

  var only: some View { AnyView(Text("Only").bold()) }  // expect: any_view

  func returned() -> some View {
    return AnyView(HStack { Spacer() })  // expect: any_view "hides `HStack`"
  }
}
