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
          StudioEventHeader(event: event)
          Text(event.detail)
        }
      }
    }
  }
}

private struct StudioEventHeader: View {
  let event: Event

  var body: some View {
    HStack {
      Text(event.title)
      Text(event.time)
    }
  }
}
