// profile: strict
import SwiftUI

struct Station: Identifiable {
  let id: Int
  let name: String
}

/// Whatever closures it is given, a row of four views is worth a type, and a smaller one that states run again that it
/// doesn't read.
struct Stations: View {
  let stations: [Station]
  @State private var selection: Int?
  @State private var query = ""
  @Environment(\.colorScheme) private var colorScheme
  private let symbol = "tram"

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      ForEach(stations) { station in
        row(station.name, isSelected: selection == station.id) {  // expect: helper_in_foreach "whenever `selection` or `query` changes"
          selection = station.id
        }
      }
      ForEach(stations) { station in
        let title = station.name.uppercased()
        row(title, isSelected: false, action: { selection = nil })  // expect: helper_in_foreach
          .padding()
      }
      ForEach(stations) { station in
        HStack {
          row(station.name, isSelected: false) { selection = nil }  // expect: helper_in_foreach
        }
      }
      ForEach(stations) { station in
        row(station.name, isSelected: false) { selection = nil }  // expect: helper_in_foreach
        Divider()
      }
      ForEach(stations) { station in
        small(station.name) { selection = station.id }  // expect: helper_in_foreach
      }
      ForEach(stations) { station in
        marked(station.name) { selection = station.id }  // expect: helper_in_foreach
      }
    }
  }

  private func row(_ title: String, isSelected: Bool, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      HStack {
        Image(systemName: symbol)
        Text(title)
          .foregroundStyle(colorScheme == .dark ? .primary : .secondary)
        if isSelected { Image(systemName: "checkmark") }
      }
    }
  }

  private func small(_ title: String, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Label(title, systemImage: symbol)
    }
  }

  private func marked(_ title: String, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      HStack {
        Image(systemName: symbol)
        Text(title)
        Text(query)
      }
    }
  }
}
