// profile: recommended
import SwiftUI

// A stack of the user's arranges the views today, and nothing says that the next one will.
struct Headline: View {
  var body: some View {  // expect: rootless_body
    Text("Title")
    Text("Subtitle")
  }
}

struct Page: View {
  let isNew: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Headline()
      if isNew {
        Headline()
      }
    }
  }
}

// As rows of a list or a form they may be meant.
struct Volume: View {
  @Binding var value: Double

  var body: some View {
    Text("Volume")
    Text("\(value)")
  }
}

struct Settings: View {
  @State private var volume = 0.5

  var body: some View {
    Form {
      Section("Sound") {
        Volume(value: $volume)
      }
    }
  }
}
