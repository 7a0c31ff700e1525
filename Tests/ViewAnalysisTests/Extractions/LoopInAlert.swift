// not: What contains it asks for just these views.
import SwiftUI

struct NoticesView: View {
  @State private var isAsking = false
  let titles: [String]

  var body: some View {
    Button("Ask") { isAsking = true }
      .alert("Notices", isPresented: $isAsking) {
        ForEach(titles, id: \.self) { title in
          Text(title)
          «»Button {
            isAsking = false
          } label: {
            Text(title)
          }
        }
      }
  }
}
