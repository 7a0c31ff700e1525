// swift-format-ignore-file
import SwiftUI

struct OneLine: View {
  var body: some View {
    ZStack { Text("One line"); Image(systemName: "star") }  // expect: zstack_decoration
  }
}
