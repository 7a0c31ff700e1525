// profile: recommended
import SwiftUI

enum Phase {
  case loading
  case loaded([String])
}

final class Shelf: ObservableObject {
  @Published var phase = Phase.loading
}

/// What a `case` binds, and a helper hands on, is what the helper shows: it is not bound to the model for nothing.
struct ShelfView: View {
  @ObservedObject var shelf: Shelf
  @State private var isEditing = false

  var body: some View {
    ScrollView {
      switch shelf.phase {
      case .loading: ProgressView()
      case .loaded(let titles): content(titles: titles)
      }
    }
  }

  private func content(titles: [String]) -> some View {
    VStack {
      Toggle("Edit", isOn: $isEditing)
      heading(titles: titles)
      ForEach(titles, id: \.self) { Text($0) }
    }
  }

  private func heading(titles: [String]) -> some View {
    VStack {
      Text("Shelf")
      Text(titles.first ?? "")
      Divider()
      HStack {
        Image(systemName: "book")
        Text("Books")
        Spacer()
        Text("\(titles.count)")
      }
    }
  }
}

/// What some calls hand over isn't needless, whatever it is called there.
struct Crossfade: View {
  @State private var picture: String?
  @State private var outgoing: String?

  var body: some View {
    ZStack {
      if let outgoing { layers(of: outgoing) }
      if let picture { layers(of: picture) }
      Button("Next") {
        outgoing = picture
        picture = "next"
      }
    }
  }

  private func layers(of name: String) -> some View {
    VStack {
      Text(name)
      Text("Title")
      stage(of: name)
    }
  }

  private func stage(of name: String) -> some View {
    HStack {
      Text(name)
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
    }
  }
}
