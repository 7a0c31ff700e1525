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

/// Methods that only images have count where there is nothing else to name, those that only fit an image among them if they say its size.
struct Images: View {
  var body: some View {
    VStack {
      Image("a").resizable().scaledToFit().frame(width: 24).clipShape(Circle())  // expect: repeated_modifier_chain "function in an extension"
      Image("b").resizable().scaledToFit().frame(width: 24).clipShape(Circle())  // expect: repeated_modifier_chain
      Image("c").resizable().scaledToFit().frame(width: 24).clipShape(Circle())  // expect: repeated_modifier_chain
      Image("1").resizable().scaledToFill().frame(width: 25)  // expect: repeated_modifier_chain
      Image("2").resizable().scaledToFill().frame(width: 25)  // expect: repeated_modifier_chain
      Image("3").resizable().scaledToFill().frame(width: 25)  // expect: repeated_modifier_chain
      Image("4").resizable().aspectRatio(contentMode: .fit).scaledToFill()
      Image("5").resizable().aspectRatio(contentMode: .fit).scaledToFill()
      Image("6").resizable().aspectRatio(contentMode: .fit).scaledToFill()
      Image("d").resizable().frame(width: 9).shadow(radius: 2).opacity(0.5)  // expect: repeated_modifier_chain "`frame`, `shadow` and `opacity`"
      Image("e").resizable().frame(width: 9).shadow(radius: 2).opacity(0.5)  // expect: repeated_modifier_chain "4 places"
      Image("f").resizable().frame(width: 9).shadow(radius: 2).opacity(0.5)  // expect: repeated_modifier_chain
      Text("g").frame(width: 9).shadow(radius: 2).opacity(0.5)  // expect: repeated_modifier_chain
    }
  }
}
