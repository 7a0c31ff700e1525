// swift-format-ignore-file
import SwiftUI

struct Named: View {
  var body: Text {  // expect: concrete_body_type "`Named` is declared as `Text`"
    Text("A")
  }
}

struct Generic: View {
  public var body: VStack<Text> {  // expect: concrete_body_type
    VStack {
      Text("A")
    }
  }
}

struct Own: View {
  var body: Named { Named() }  // expect: concrete_body_type
}

struct Qualified: View {
  var body: SwiftUI.Color {  // expect: concrete_body_type "`Color`"
    get { return Color.red }
  }
}

struct Short: View {
  var body: Color { return .red }  // expect: concrete_body_type
}

enum Choice: View {
  case one

  var body: Text {  // expect: concrete_body_type
    let text = "A"
    return Text(text)
  }
}
