// profile: recommended
import SwiftUI

enum Shelf: String, CaseIterable, Identifiable {
  case upper, lower
  var id: Self { self }
}

struct Jar: Identifiable {
  let id: Int
  let label: String
}

/// One that isn't saved has no id.
struct Lid: Identifiable {
  var id: Int?
  let label: String
}

struct Pantry: View {
  let jars: [Shelf: [Jar]]
  let lids: [Shelf: [Lid]]

  var body: some View {
    VStack {
      ForEach(Shelf.allCases) { shelf in
        let stored = jars[shelf, default: []]
        let closed = jars[shelf] ?? []
        let spare = lids[shelf, default: []]
        ForEach(Array(stored.enumerated()), id: \.offset) { _, jar in  // expect: positional_id
          Text(jar.label)
        }
        ForEach(Array(closed.enumerated()), id: \.offset) { _, jar in  // expect: positional_id
          Text(jar.label)
        }
        ForEach(Array(spare.enumerated()), id: \.offset) { _, lid in  // expect: positional_id
          Text(lid.label)
        }
      }
    }
  }
}
