// profile: recommended
import SwiftUI

enum Releases {
  static let all: [Release] = [Release(name: "2.0", isBeta: true), Release(name: "1.0", isBeta: false)]
}

struct Release {
  let name: String
  let isBeta: Bool
}

/// Another release is another row, and the list never changes.
struct ReleaseList: View {
  let messages: [Message]

  var body: some View {
    List {
      ForEach(Releases.all, id: \.name) { release in
        if Releases.all.first?.name == release.name {
          Text(release.name).bold()
        } else {
          Text(release.name)
        }
        if release.isBeta { Text("Beta") } else { Text("Final") }
      }
      ForEach(messages) { message in
        VStack {
          if message.id == messages.first?.id { Text("First") } else { Text("Other") }  // expect: same_view_branches
          if message.isUnread { Text("New") } else { Text("Old") }  // expect: same_view_branches
        }
      }
    }
  }
}
