import SwiftUI

extension Player {
  var controls: some View {  // expect: helper_view "whenever `isPlaying` changes"
    VStack {
      credits
      Slider(value: $volume)
      Text("\(volume)")
    }
  }

  // The body is in another file, and uses it through `controls`. An object that publishes nothing runs nothing again.
  var credits: some View {  // expect: helper_view "`credits` (5 views) is computed again whenever `isPlaying` changes, and doesn't read it. It reads `title`."
    HStack {
      Image(systemName: "music.note")
      Text(title)
      Spacer()
      Image(systemName: "star")
    }
  }

  var unused: some View {
    Text("Unused")
  }
}
