// not: a type that is nested in another one
import SwiftUI

struct AboutGroup {
  struct Body: View {
    let title: String

    var body: some View {
      VStack {
        Card(title: "About")
        card
      }
    }

    private struct Card: View {
      let title: String

      var body: some View { Text(title) }
    }

    private var «»card: some View {
      VStack {
        Card(title: title)
        Card(title: title)
      }
    }
  }
}
