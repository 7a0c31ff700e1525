// profile: recommended
import SwiftUI

struct Match: Identifiable {
  let id: Int
  let name: String
  let place: String
}

/// What a small part of the screen shows is a short list.
struct ShortLists: View {
  @State private var matches: [Match] = []

  var body: some View {
    VStack {
      ScrollView {
        VStack {
          ForEach(matches) { MatchRow(match: $0) }
        }
      }
      .frame(maxHeight: 160)
      ScrollView {
        VStack {
          Spacer()
          ForEach(matches) { MatchRow(match: $0) }
        }
      }
      ScrollView {
        VStack {  // expect: eager_scroll_content
          ForEach(matches) { MatchRow(match: $0) }
        }
      }
      .frame(maxHeight: .infinity)
    }
    .onAppear { matches = [] }
  }
}

struct MatchRow: View {
  let match: Match

  var body: some View {
    HStack {
      Text(match.name)
      Text(match.place)
    }
  }
}

/// All of it has to fit: nothing scrolls into view.
struct FittingRows: View {
  let messages: [Message]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(messages) { message in
          AsyncImage(url: URL(string: message.text))
        }
      }
    }
    .scrollDisabled(true)
  }
}

/// One branch is a page of its own, with several views beside the rows.
struct BranchOfPage: View {
  @State private var matches: [Match] = []
  @State private var isLoading = false

  var body: some View {
    ScrollView {
      VStack {
        if isLoading {
          ProgressView()
        } else {
          Text("Today")
          Image("stadium")
          ForEach(matches) { MatchRow(match: $0) }
        }
      }
    }
    .onAppear { matches = [] }
    .onTapGesture { isLoading.toggle() }
  }
}
