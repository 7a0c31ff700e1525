// profile: recommended
import SwiftUI

struct Club: Identifiable, Hashable {
  let id: Int
  let name: String
}

extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

@MainActor
final class Clubs: ObservableObject {
  @Published var all = [Club]()

  func load() { all.append(Club(id: all.count, name: "New")) }
}

struct ClubCard: View {
  let club: Club

  var body: some View { Text(club.name) }
}

/// The initial value tells what the published list has.
struct AllClubs: View {
  @ObservedObject var clubs: Clubs

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content "`clubs.all`"
        ForEach(clubs.all) { ClubCard(club: $0) }
      }
    }
  }
}

/// As many numbers as there are clubs.
struct NumberedClubs: View {
  let clubs: [Club]

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(0..<clubs.count, id: \.self) { ClubCard(club: clubs[$0]) }
      }
    }
  }
}

/// Either all or some of them.
struct FoundClubs: View {
  @State private var search = ""
  @State private var clubs: [Club] = []

  private var found: [Club] {
    if search.isEmpty {
      return clubs
    } else {
      return clubs.filter { $0.name.contains(search) }
    }
  }

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content "`found`"
        ForEach(found) { ClubCard(club: $0) }
      }
    }
    .searchable(text: $search)
  }
}

/// Rows of three.
struct ClubGrid: View {
  @ObservedObject var clubs: Clubs

  var body: some View {
    let rows = clubs.all.chunked(into: 3)
    ScrollView {
      VStack {  // expect: eager_scroll_content "`rows`"
        ForEach(rows, id: \.self) { row in
          HStack {
            ForEach(row) { ClubCard(club: $0) }
          }
        }
      }
    }
  }
}

/// As many as the code spells out.
struct Rules: View {
  private let rules = [Club(id: 1, name: "Be kind"), Club(id: 2, name: "Be there")]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<rules.count, id: \.self) { ClubCard(club: rules[$0]) }
      }
    }
  }
}

/// At most three.
struct FirstClubs: View {
  @ObservedObject var clubs: Clubs
  let most: Int

  private var top: [Club] { Array(clubs.all.prefix(most)) }

  private var known: [Club] {
    if most > 3 {
      [Club(id: 1, name: "A"), Club(id: 2, name: "B")]
    } else {
      [Club(id: 1, name: "A")]
    }
  }

  var body: some View {
    VStack {
      ScrollView {
        VStack {
          ForEach(0..<min(3, clubs.all.count), id: \.self) { ClubCard(club: clubs.all[$0]) }
        }
      }
      ScrollView {
        VStack {
          ForEach(0..<top.count, id: \.self) { ClubCard(club: top[$0]) }
        }
      }
      ScrollView {
        VStack {
          ForEach(known) { ClubCard(club: $0) }
        }
      }
    }
  }
}

/// By what they are called, they are few.
struct Tags: View {
  let tags: [Club]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<tags.count, id: \.self) { ClubCard(club: tags[$0]) }
      }
    }
  }
}
