// profile: recommended
import SwiftUI

struct Remote {
  var name: String
}

struct RemoteField: View {
  @Binding var text: String

  var body: some View {
    TextField("Name", text: $text)
  }
}

struct RemoteEditor: View {
  @State private var remotes: [Remote] = []
  @State private var names: [Remote] = []

  var body: some View {
    List {
      ForEach(0..<remotes.count, id: \.self) { index in  // expect: positional_id
        RemoteField(text: $remotes[index].name)
      }
      .onMove { remotes.move(fromOffsets: $0, toOffset: $1) }
      ForEach(0..<names.count, id: \.self) { index in
        RemoteField(text: $names[index].name)
      }
    }
    .onAppear { names = [Remote(name: "A")] }
  }
}
