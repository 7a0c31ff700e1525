// profile: recommended
import SwiftUI

/// Nothing but a preview uses its twin, which is to go rather than to be shared.
struct EventCard: View {
  let title: String

  var body: some View {
    VStack {
      Text(title).font(.headline).padding(8)
      Divider().padding(2)
      Image(systemName: "calendar").padding(4)
    }
  }
}

struct EventBlock: View {
  let title: String

  var body: some View {
    VStack {
      Text(title).font(.headline).padding(12)
      Divider().padding(2)
      Image(systemName: "calendar").padding(4)
    }
  }
}

struct EventList: View {
  var body: some View { EventBlock(title: "Today") }
}

#Preview {
  EventCard(title: "Today")
}

/// Only a preview uses the view that uses it.
struct EventLine: View {
  let title: String

  var body: some View {
    VStack {
      Text(title).font(.headline).padding(14)
      Divider().padding(2)
      Image(systemName: "calendar").padding(4)
    }
  }
}

struct EventLines: View {
  var body: some View { EventLine(title: "Today") }
}

#Preview {
  EventLines()
}
