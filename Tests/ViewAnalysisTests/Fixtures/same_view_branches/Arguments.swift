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
      if isOn {  // expect: same_view_branches "`Image`, with a different `systemName`"
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
      } else {
        Image(systemName: "star")
          .foregroundStyle(.secondary)
      }
      if count > 1 && isOn {  // expect: same_view_branches "`font`"
        Text("Many")
          .font(.title)
          .bold()
      } else {
        Text("Many")
          .font(.body)
          .bold()
      }
      if isOn { Text(title) } else { Text(subtitle) }  // expect: same_view_branches "a different text"
      if !isOn {  // expect: same_view_branches "`disabled`"
        Button("Go") { print("go") }
          .disabled(true)
      } else {
        Button("Go") {
          print("go")
        }
        .disabled(false)
      }
      if isOn {  // expect: same_view_branches "`disabled`"
        Text("Off").disabled(false)
      } else {
        Text("Off").disabled(true)
      }
      if isOn {  // expect: same_view_branches
        Text("On")
      } else {
        Text("Off")
      }
      if count == 0 {  // expect: same_view_branches "`spacing`"
        VStack(spacing: 4) {
          Text("One")
          Text("Two")
        }
      } else {
        VStack(spacing: 8) {
          Text("One")
          Text("Two")
        }
      }
      if isOn {  // expect: same_view_branches "`Label2`"
        Label2(title: title, level: count)
      } else {
        Label2(title: title, level: 0)
      }
    }
    .overlay {
      if isOn {  // expect: same_view_branches
        Color.red.opacity(0.5)
      } else {
        Color.red.opacity(count > 1 ? 0.2 : 0.3)
      }
    }
  }

  @ViewBuilder private var mark: some View {
    if isOn {  // expect: same_view_branches
      Circle().fill(.red)
    } else {
      Circle().fill(.green)
    }
  }
}
