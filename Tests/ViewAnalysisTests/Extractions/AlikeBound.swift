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
      «HStack {
        Text("Names")
        ForEach(pupils) { pupil in Text(pupil.name) }
      }»
      HStack {
        Text("Places")
        ForEach(pupils) { pupil in Text(pupil.place) }
      }
    }
  }
}
