// profile: strict
import SwiftUI

/// Colours that a gradient is made of are no views.
struct Sky: View {
  @State private var isNight = false

  var body: some View {
    ZStack {
      ground
      Toggle("Night", isOn: $isNight)
    }
  }

  private var ground: some View {
    let day: [Color] = [Color(white: 0.9), Color(white: 0.8), Color(white: 0.7), Color(white: 0.6)]
    let night: [Color] = [Color(white: 0.3), Color(white: 0.2), Color(white: 0.1), Color(white: 0)]
    return VStack {
      LinearGradient(colors: day, startPoint: .top, endPoint: .bottom)
      LinearGradient(colors: night, startPoint: .top, endPoint: .bottom)
    }
  }
}
