// profile: recommended
import SwiftUI

struct PortKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Shot: Identifiable {
  let id: Int
  let name: String
}

struct ShotCard: View {
  let shot: Shot

  var body: some View {
    VStack {
      Text(shot.name)
      Image(systemName: "camera")
      Text("\(shot.id)")
    }
  }
}

@MainActor final class ShotModel: ObservableObject {
  @Published var shots: [Shot] = []

  func load() async { shots.append(Shot(id: shots.count, name: "Shot")) }
}

struct Connected: View {
  @ObservedObject var model: ShotModel

  var body: some View {
    ScrollView {
      // The view around it wants to hear of all rows.
      VStack {
        ForEach(model.shots) { shot in
          ShotCard(shot: shot)
            .background(Color.clear.preference(key: PortKey.self, value: shot.id))
        }
      }
    }
    .task { await model.load() }
  }
}

struct Plain: View {
  @ObservedObject var model: ShotModel

  var body: some View {
    ScrollView {
      VStack {  // expect: eager_scroll_content
        ForEach(model.shots) { shot in
          ShotCard(shot: shot)
        }
      }
    }
    .task { await model.load() }
  }
}
