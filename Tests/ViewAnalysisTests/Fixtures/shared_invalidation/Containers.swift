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

struct Note: View {
  let text: String

  var body: some View { Text(text) }
}

/// What is applied to a view of the app's isn't handed to it.
struct Notes: View {
  @State private var hintOpacity = 1.0
  @State private var storyOpacity = 0.0
  @State private var count = 0

  var body: some View {  // expect: shared_invalidation "only this `Note` reads `hintOpacity`, only this `Note` reads `storyOpacity`"
    VStack {
      Note(text: "Try to move it!").opacity(hintOpacity)
      Note(text: "It was made in June.").opacity(storyOpacity)
      HStack {
        Text("\(count)")
        Stepper("Count", value: $count)
      }
      Divider()
    }
    .onTapGesture { hintOpacity = 0 }
    .onLongPressGesture { storyOpacity = 1 }
  }
}
