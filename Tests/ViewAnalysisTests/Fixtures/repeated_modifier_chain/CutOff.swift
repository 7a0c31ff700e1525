// profile: recommended
import SwiftUI

/// The look goes on after the run, so a name for it alone would be one for half of a style.
struct Chips: View {
  let tint: Color

  var body: some View {
    VStack {
      Text("New").font(.caption).foregroundStyle(.white).padding(.horizontal, 6).background(tint)
      Text("Sale").font(.caption).foregroundStyle(.white).padding(.horizontal, 6).background(tint.opacity(0.5))
      Text("Sold").font(.caption).foregroundStyle(.white).padding(.horizontal, 6).background(tint, in: Capsule())
    }
  }
}

/// A run with a ground of its own is whole, whatever follows.
struct Badges: View {
  let tint: Color

  var body: some View {
    VStack {
      Text("1").bold().background(.yellow).foregroundStyle(.red).overlay(tint)  // expect: repeated_modifier_chain
      Text("2").bold().background(.yellow).foregroundStyle(.red).overlay(tint.opacity(0.2))  // expect: repeated_modifier_chain
      Text("3").bold().background(.yellow).foregroundStyle(.red).overlay(tint.opacity(0.4))  // expect: repeated_modifier_chain
    }
  }
}

/// In three places, of which one goes on, the run is chance.
struct Notes: View {
  let tint: Color

  var body: some View {
    VStack {
      Text("1").italic().foregroundStyle(.green).padding(3).background(tint)
      Text("2").italic().foregroundStyle(.green).padding(3)
      Text("3").italic().foregroundStyle(.green).padding(3)
    }
  }
}

/// The second padding belongs to the ground.
struct Labels: View {
  let tint: Color

  var body: some View {
    VStack {
      Text("1").bold().foregroundStyle(.blue).padding(.horizontal, 5).padding(.vertical, 2).background(tint)
      Text("2").bold().foregroundStyle(.blue).padding(.horizontal, 5)
      Text("3").bold().foregroundStyle(.blue).padding(.horizontal, 5)
    }
  }
}

/// The ground is cut out in another way, and an area to tap is no look.
struct Buttons: View {
  let radius: CGFloat

  var body: some View {
    VStack {
      Text("1").padding(4).background(.yellow).foregroundStyle(.black).cornerRadius(4)
      Text("2").padding(4).background(.yellow).foregroundStyle(.black).cornerRadius(8)
      Text("3").padding(4).background(.yellow).foregroundStyle(.black).cornerRadius(radius)
      Text("4").padding(.top, 4).padding(.leading, 2).contentShape(Rectangle())
      Text("5").padding(.top, 4).padding(.leading, 2).contentShape(Rectangle())
      Text("6").padding(.top, 4).padding(.leading, 2).contentShape(Rectangle())
    }
  }
}

/// How a field takes a text is a style of it.
struct Fields: View {
  @State private var address = ""

  var body: some View {
    VStack {
      TextField("A", text: $address).textContentType(.emailAddress).autocorrectionDisabled().submitLabel(.next)  // expect: repeated_modifier_chain
      TextField("B", text: $address).textContentType(.emailAddress).autocorrectionDisabled().submitLabel(.next)  // expect: repeated_modifier_chain
      TextField("C", text: $address).textContentType(.emailAddress).autocorrectionDisabled().submitLabel(.next)  // expect: repeated_modifier_chain
      Text("C")
    }
  }
}
