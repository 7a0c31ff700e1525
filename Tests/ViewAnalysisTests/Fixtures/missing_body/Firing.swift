// not type-checked: a view without a body does not compile
import SwiftUI

struct Empty: View {}  // expect: missing_body "`Empty` is declared as a `View` but has no body"

struct Board: View {  // expect: missing_body
  let platform: Int
}

public struct Shared: SwiftUI.View, Equatable {  // expect: missing_body
  let title: String

  var content: some View {
    Text(title)
  }
}

struct Parts: View {  // expect: missing_body
  // The upper part.
  var top: some View { Text("Top") }
}

struct Frame: ViewModifier {  // expect: missing_body "func body(content: Content)"
  // Nothing yet.
}

enum Choice: View {  // expect: missing_body
  case one
  static var body: Text { Text("A") }
}

struct Late {
  let title: String
}

extension Late: View {  // expect: missing_body
}

protocol Themed: View {
  var title: String { get }
}

struct Card: View, Themed {  // expect: missing_body
  let title: String
}

struct Line: View { let title: String }  // expect: missing_body
