// profile: recommended
import SwiftUI

struct Badges: View {
  let tint: Color
  let other: Color

  var body: some View {
    VStack {
      Text("A")
        .font(.caption)  // expect: repeated_modifier_chain "in 4 places"
        .foregroundStyle(.white)
        .padding(6)
        .background(tint)
      Text("B")
        .font(.caption)  // expect: repeated_modifier_chain
        .foregroundStyle(.white)
        .padding(6)
        .background(other)
      Text("C")
        .font(.caption)  // expect: repeated_modifier_chain
        .foregroundStyle(.white)
        .padding(6)
        .background(tint.opacity(0.5))
      Text("D")
        .font(.caption)  // expect: repeated_modifier_chain
        .foregroundStyle(.white)
        .padding(6)
        .background(other.opacity(0.5))
      Text("E")
        .font(.title)
        .foregroundStyle(.green)
        .padding(7)
        .background(tint)
      Text("F")
        .font(.title)
        .foregroundStyle(.green)
        .padding(7)
        .background(other)
      Text("G")
        .font(.title)
        .foregroundStyle(.green)
        .padding(7)
        .background(tint.opacity(0.5))
    }
  }
}
