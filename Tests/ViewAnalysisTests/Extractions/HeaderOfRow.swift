import SwiftUI

struct Event: Identifiable {
  let id: Int
  let title: String
  let detail: String
  let time: String
}

struct StudioView: View {
  let events: [Event]

  var body: some View {
    List {
      ForEach(events) { event in
        VStack {
          «»HStack {
            Text(event.title)
            Text(event.time)
          }
          Text(event.detail)
        }
      }
    }
  }
}
