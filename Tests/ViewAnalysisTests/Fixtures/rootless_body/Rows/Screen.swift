import SwiftUI

struct Screen: View {
  let titles: [String]

  var body: some View {
    VStack {
      List {
        Group {
          section
        }
        .padding()
        Inner()
      }
      Text("A")
        .overlay(Inner())
      Group {
        Grouped()
      }
      .padding()
    }
  }

  @ViewBuilder private var section: some View {
    Text("Places")
    Places(titles: titles)
  }
}
