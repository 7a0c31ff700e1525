// profile: strict
import SwiftUI

struct Session: View {
  @State private var id = UUID()
  @State private var start = Date()

  var body: some View {
    Text(start, style: .time)
      .id(id)
  }
}
