import SwiftUI

struct PreviewContainer: View {
  @State var text = ""

  var body: some View { TextField("Text", text: $text) }
}

struct Field: View {
  @State var text = ""  // expect: exposed_state

  var body: some View { TextField("Text", text: $text) }
}

struct Container_Previews: PreviewProvider {
  static var previews: some View {
    PreviewContainer()
  }
}
