// swift-format-ignore-file
struct Screen: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Group {
        if isOn {  // expect: same_view_branches
          Text("On")
        } else {
          Text("Off")
        }
      }
      .bold()
      .padding(4)

      Group {
        if isOn {  // expect: same_view_branches
          Image(systemName: "star.fill")
            .foregroundStyle(.yellow)
        } else {
          Image(systemName: "star")
            .foregroundStyle(.yellow)
        }
      }

      Group { if isOn { Text("Open") } else { Text("Closed") } }  // expect: same_view_branches

      Group {
        // Seen from afar.
        if isOn {  // expect: same_view_branches
          Text("Near")
        } else {
          Text("Far")
        }
      }

      Group {
        if isOn {  // expect: same_view_branches
          Text("Up")
        } else {
          Text("Down")
        }
        Text("and on")
      }
    }
  }
}
