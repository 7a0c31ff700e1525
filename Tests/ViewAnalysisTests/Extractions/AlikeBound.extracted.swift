import SwiftUI

struct Pupil: Identifiable {
  let id: Int
  let name: String
  let place: String
}

/// What a part binds itself its owner doesn't know.
struct PupilLists: View {
  let pupils: [Pupil]

  var body: some View {
    VStack {
      PupilListsNamesRow(pupils: pupils)
      HStack {
        Text("Places")
        ForEach(pupils) { pupil in Text(pupil.place) }
      }
    }
  }
}

private struct PupilListsNamesRow: View {
  let pupils: [Pupil]

  var body: some View {
    HStack {
      Text("Names")
      ForEach(pupils) { pupil in Text(pupil.name) }
    }
  }
}
