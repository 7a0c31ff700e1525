// profile: strict
import SwiftUI

/// What follows the run is a matter of its parameters.
struct Chips: View {
  let tint: Color

  var body: some View {
    VStack {
      Text("New").font(.caption).bold().padding(.horizontal, 6).background(tint)  // expect: repeated_modifier_chain
      Text("Sale").font(.caption).bold().padding(.horizontal, 6).background(tint.opacity(0.5))  // expect: repeated_modifier_chain
      Text("Sold").font(.caption).bold().padding(.horizontal, 6).background(tint, in: Capsule())  // expect: repeated_modifier_chain
    }
  }
}

/// Methods that only images have count where there is nothing else to name, but not those that only fit an image.
struct Images: View {
  var body: some View {
    VStack {
      Image("a").resizable().scaledToFit().frame(width: 24).clipShape(Circle())  // expect: repeated_modifier_chain "function in an extension"
      Image("b").resizable().scaledToFit().frame(width: 24).clipShape(Circle())  // expect: repeated_modifier_chain
      Image("c").resizable().scaledToFit().frame(width: 24).clipShape(Circle())  // expect: repeated_modifier_chain
      Image("1").resizable().scaledToFill().frame(width: 25)
      Image("2").resizable().scaledToFill().frame(width: 25)
      Image("3").resizable().scaledToFill().frame(width: 25)
      Image("d").resizable().frame(width: 9).shadow(radius: 2).opacity(0.5)  // expect: repeated_modifier_chain "`frame`, `shadow` and `opacity`"
      Image("e").resizable().frame(width: 9).shadow(radius: 2).opacity(0.5)  // expect: repeated_modifier_chain "4 places"
      Image("f").resizable().frame(width: 9).shadow(radius: 2).opacity(0.5)  // expect: repeated_modifier_chain
      Text("g").frame(width: 9).shadow(radius: 2).opacity(0.5)  // expect: repeated_modifier_chain
    }
  }
}
