import SwiftUI

struct AwardSheet: View {
  let name: String

  var body: some View {
    NavigationStack {
      «VStack {
        Image(name)
        Text(name)
      }
      .navigationTitle("Award Details")»
    }
  }
}
