import SwiftUI

struct StationView: View {
  let name: String
  @State var volume = 0.5

  var body: some View {
    VStack {
      header
      footer
      Slider(value: $volume)
      Text("\(volume)")
    }
  }
}
