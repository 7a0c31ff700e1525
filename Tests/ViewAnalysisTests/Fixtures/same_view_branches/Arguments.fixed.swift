// swift-format-ignore-file
struct Label2: View {
  let title: String
  let level: Int

  var body: some View { Text(title) }
}

struct Screen: View {
  let isOn: Bool
  let count: Int
  let title: String
  let subtitle: String

  var body: some View {
    VStack {
      Image(systemName: isOn ? "star.fill" : "star")
        .foregroundStyle(isOn ? .yellow : .secondary)
      Text("Many")
        .font(count > 1 && isOn ? .title : .body)
        .bold()
      Text(isOn ? title : subtitle)
      Button("Go") { print("go") }
        .disabled(!isOn)
      Text("Off").disabled(!isOn)
      Text(isOn ? "On" : "Off")
      VStack(spacing: count == 0 ? 4 : 8) {
        Text("One")
        Text("Two")
      }
      Label2(title: title, level: isOn ? count : 0)
    }
    .overlay {
      Color.red.opacity(isOn ? 0.5 : (count > 1 ? 0.2 : 0.3))
    }
  }

  private var mark: some View {
    Circle().fill(isOn ? .red : .green)
  }
}
