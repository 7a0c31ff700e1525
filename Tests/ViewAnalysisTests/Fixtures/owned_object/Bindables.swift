import Observation
import SwiftUI

@Observable final class Drum {
  var volume = 0.5
  var isMuted = false
}

struct DrumView: View {
  @Bindable var drum = Drum()  // expect: owned_object

  var body: some View {
    Slider(value: $drum.volume).disabled(drum.isMuted)
  }
}

struct GivenDrumView: View {
  @Bindable var drum: Drum

  var body: some View {
    Slider(value: $drum.volume).disabled(drum.isMuted)
  }
}
