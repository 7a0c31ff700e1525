// swift-format-ignore-file
struct Dimmed: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {  // expect: same_view_branches "`content`, with a different `opacity`"
      content.opacity(0.5)
    } else {
      content
    }
  }
}

struct Cells: View {
  let isOn: Bool
  let angle: Angle

  var body: some View {
    VStack {
      if isOn {  // expect: same_view_branches "`padding`"
        Text("A")
      } else {
        Text("A")
          .padding()
      }
      if isOn {  // expect: same_view_branches
        Text("B").padding(.top)
      } else {
        Text("B")
      }
      if isOn {  // expect: same_view_branches
        Text("C").padding(.horizontal, 8)
      } else {
        Text("C")
      }
      if isOn {  // expect: same_view_branches "`bold`"
        Text("D").font(.title).bold()
      } else {
        Text("D").font(.title)
      }
      if isOn {  // expect: same_view_branches "`blur`, `scaleEffect` and others"
        Text("E")
          .blur(radius: 3)
          .font(.title)
          .scaleEffect(1.2, anchor: .top)
          .offset(y: -5)
      } else {
        Text("E")
          .font(.title)
      }
      if isOn {  // expect: same_view_branches
        Text("F").rotationEffect(angle)
      } else {
        Text("F")
      }
      if isOn {  // expect: same_view_branches
        Text("G").redacted(reason: .placeholder)
      } else {
        Text("G")
      }
      if isOn {  // expect: same_view_branches
        Text("H").lineLimit(2)
      } else {
        Text("H")
      }
      if isOn {  // expect: same_view_branches
        Text("I").shadow(color: .black, radius: 4)
      } else {
        Text("I")
      }
      if isOn {  // expect: same_view_branches
        Text("J").allowsHitTesting(false)
      } else {
        Text("J")
      }
    }
  }
}
