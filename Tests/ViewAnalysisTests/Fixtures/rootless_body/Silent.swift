// profile: recommended
struct OneView: View {
  let count: Int

  var body: some View {
    let text = "\(count)"
    VStack {
      Text(text)
      Text("More")
    }
  }
}

struct OneBranch: View {
  let isShown: Bool

  var body: some View {
    if isShown {
      Text("A")
    } else {
      Text("B")
    }
  }
}

struct ByPlatform: View {
  var body: some View {
    Text("Everywhere")
    #if os(iOS)
      Text("iOS")
    #endif
  }
}

struct ByPlatformInChain: View {
  var body: some View {
    Text("Everywhere")
      #if os(iOS)
        .font(.title)
      #endif
    Text("More")
  }
}

struct FormParts: View {
  var body: some View {
    Section("One") { Text("1") }
    Section("Two") { Text("2") }
  }
}

struct Rows: View {
  let numbers: [Int]

  var body: some View {
    ForEach(numbers, id: \.self) { Text("\($0)") }
    Text("Total")
  }
}

struct MenuItems: View {
  @Binding var isOn: Bool

  var body: some View {
    Button("Copy") {}
    if isOn {
      Button("Paste") {}
    }
    Divider()
    Toggle("On", isOn: $isOn)
  }
}

struct Explicit: View {
  let count: Int

  var body: some View {
    let text = "\(count)"
    return Text(text)
  }
}

struct Items: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem { Text("A") }
    ToolbarItem { Text("B") }
  }
}

struct EditCommands: Commands {
  var body: some Commands {
    CommandMenu("One") { Text("1") }
    CommandMenu("Two") { Text("2") }
  }
}

struct Shelf {
  @ViewBuilder var body: some View {
    Text("No view type")
    Text("at all")
  }
}

struct RangeRows: View {
  var body: some View {
    Text("From")
    Text("To")
  }
}

struct EditMenuContent: View {
  var body: some View {
    Text("Copy")
    CustomEntry()
  }
}

struct CustomEntry: View {
  var body: some View { Text("Entry") }
}

struct Volume: View {
  @Binding var value: Double

  var body: some View {
    LabeledContent("Volume", value: "\(value)")
    Slider(value: $value)
  }
}

#Preview {
  OneBranch(isShown: true)
}

struct Notices: View {
  let isOld: Bool
  let isLong: Bool

  var body: some View {
    if isOld { Text("Old") }
    if isLong {
      Text("Long")
    } else if isOld {
      Image(systemName: "clock")
    }
  }
}

struct WindowCommands: View {
  var body: some View {
    Text("Zoom")
    Text("Close")
  }
}

struct RatingPicker: View {
  let isOpen: Bool

  var body: some View {
    Text("Rating")
    if isOpen { Text("More") }
  }
}

/// Each says that it is the row of a list.
struct SoundRows: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Sound", isOn: $isOn)
      .listRowSeparator(.hidden)
    Text("Louder")
  }
}
