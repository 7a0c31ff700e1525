// swift-format-ignore-file
struct Notes: View {
  let isOn: Bool

  var body: some View {
    VStack {
      if isOn {  // expect: same_view_branches
        // Why it is large.
        Text("A").font(.title)
      } else {
        Text("A").font(.body)
      }
      if isOn {  // expect: same_view_branches "`width` and `height`"
        Color.red.frame(width: 10, height: 20)
      } else {
        Color.red.frame(width: 30, height: 40)
      }
    }
  }
}
