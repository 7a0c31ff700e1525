// profile: recommended
import Combine
import SwiftUI

/// It tells of a change itself, in place of the object.
struct Pane: View {
  @StateObject private var sender = Sender()
  let title: String

  var body: some View {
    VStack {
      header
      Text("\(sender.count)")
      Button("Send") { sender.objectWillChange.send() }
    }
  }

  private var header: some View {  // expect: helper_view "`sender`"
    VStack {
      Text(title)
      HStack {
        Image(systemName: "star")
        Text("One")
        Text("Two")
      }
      Text("Three")
      Text("Four")
    }
  }
}
