import SwiftUI

struct Portrait: View {
  let name: String

  var body: some View {
    Image(name).resizable().clipShape(Circle())
  }
}

/// Two of one size are a picture of both.
struct Pair: View {
  let names: [String]

  var body: some View {
    ZStack(alignment: .topLeading) {
      Portrait(name: names.first ?? "")
        .frame(width: 32, height: 32)
      Portrait(name: names.last ?? "")
        .frame(width: 32, height: 32)
        .offset(x: 16, y: 20)
    }
    .frame(width: 48, height: 52)
  }
}

struct Marked: View {
  let names: [String]

  var body: some View {
    ZStack(alignment: .bottomTrailing) {  // expect: zstack_decoration
      Portrait(name: names.first ?? "")
        .frame(width: 48, height: 48)
      Portrait(name: names.last ?? "")
        .frame(width: 16, height: 16)
    }
  }
}
