import SwiftUI

struct Aliased: View {
  typealias Body = Text
  var body: Text { Text("A") }
}
