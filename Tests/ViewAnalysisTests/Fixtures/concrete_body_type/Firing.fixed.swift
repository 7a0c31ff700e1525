// swift-format-ignore-file
import SwiftUI

struct Named: View {
  var body: some View {
    Text("A")
  }
}

struct Generic: View {
  public var body: some View {
    VStack {
      Text("A")
    }
  }
}

struct Own: View {
  var body: some View { Named() }
}

struct Qualified: View {
  var body: some View {
    get { return Color.red }
  }
}

struct Short: View {
  var body: Color { return .red }  // expect: concrete_body_type
}

enum Choice: View {
  case one

  var body: some View {
    let text = "A"
    return Text(text)
  }
}
