import SwiftUI

private let gap: CGFloat = 18

final class PersonModel: ObservableObject {
  @Published var title = ""
}

struct NameField: View {  // expect: duplicated_view_structure "but `model` is of another type, and `gap` and `note` are declared differently"
  @ObservedObject var model: PersonModel

  var body: some View {
    VStack {
      Text(model.title).font(.headline).padding(gap)
      note
      Text(model.title).font(.caption).foregroundStyle(.secondary)
    }
    .padding()
  }

  private var note: some View { Text("BB") }
}

/// What a body binds for itself makes no difference.
struct NameList: View {  // expect: duplicated_view_structure "nothing in the bodies differs. Share one view."
  let titles: [String]

  var body: some View {
    VStack {
      Text("A").font(.headline).padding(4)
      ForEach(titles, id: \.self) { BB in
        Text(BB).font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}

struct NameSwitch: View {  // expect: duplicated_view_structure "but `isOn` is declared differently"
  @AppStorage("showsNames") private var isOn = false

  var body: some View {
    VStack {
      Toggle("Shown", isOn: $isOn).font(.headline).padding(4)
      Text("Cards").font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
    .padding()
  }
}

struct NameHint: View {  // expect: duplicated_view_structure "but `action` is declared differently"
  var action: String? = "Retry"

  var body: some View {
    VStack {
      Image(systemName: "square").font(.headline).padding(4)
      if let action = action {
        Text(action).font(.caption).foregroundStyle(.secondary).padding(2).bold()
      }
    }
  }
}
