// not type-checked: a framework of a project that has no manifest
import Kit
import SwiftUI

struct Screen: View {
  var body: some View { Text("a").marked() }
}
