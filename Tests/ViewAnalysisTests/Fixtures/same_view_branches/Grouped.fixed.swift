// swift-format-ignore-file
struct Screen: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Text(isOn ? "On" : "Off")
        .bold()
        .padding(4)

      Image(systemName: isOn ? "star.fill" : "star")
        .foregroundStyle(.yellow)

      Text(isOn ? "Open" : "Closed")

      // Seen from afar.
      Text(isOn ? "Near" : "Far")

      Group {
        Text(isOn ? "Up" : "Down")
        Text("and on")
      }
    }
  }
}
