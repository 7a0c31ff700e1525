// profile: strict
import SwiftUI

struct Box<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { VStack { content } }
}

struct Panel: View {
  @State private var sound = 1
  @State private var format = 1
  @State private var name = ""

  var body: some View {  // expect: shared_invalidation "`Box`"
    VStack {
      Box {
        Text("Sound \(sound)")
        Stepper("Sound", value: $sound)
      }
      Box {
        Text("Format \(format)")
        Stepper("Format", value: $format)
      }
      Box {
        Text(name)
        TextField("Name", text: $name)
      }
    }
  }
}
