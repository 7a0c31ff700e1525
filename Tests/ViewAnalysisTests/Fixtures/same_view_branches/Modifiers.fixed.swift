// swift-format-ignore-file
struct Dimmed: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content.opacity(isOn ? 0.5 : 1)
  }
}

struct Cells: View {
  let isOn: Bool
  let angle: Angle

  var body: some View {
    VStack {
      Text("A")
        .padding(.all, isOn ? 0 : nil)
      Text("B").padding(.top, isOn ? nil : 0)
      Text("C").padding(.horizontal, isOn ? 8 : 0)
      Text("D").font(.title).bold(isOn)
      Text("E")
        .blur(radius: isOn ? 3 : 0)
        .font(.title)
        .scaleEffect(isOn ? 1.2 : 1, anchor: .top)
        .offset(y: isOn ? -5 : 0)
      Text("F").rotationEffect(isOn ? angle : .zero)
      Text("G").redacted(reason: isOn ? .placeholder : [])
      Text("H").lineLimit(isOn ? 2 : nil)
      Text("I").shadow(color: .black, radius: isOn ? 4 : 0)
      Text("J").allowsHitTesting(!isOn)
    }
  }
}
