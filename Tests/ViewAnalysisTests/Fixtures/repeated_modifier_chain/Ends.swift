// profile: recommended
import SwiftUI

/// What is the same in all five is the looks; how a field is submitted isn't.
struct Fields: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: $text)
        .font(.body)  // expect: repeated_modifier_chain "`font`, `padding` and `background` are applied together in 5 places"
        .padding(4)
        .background(.red)
        .submitLabel(.next)
      TextField("Street", text: $text)
        .font(.body)  // expect: repeated_modifier_chain "in 5 places"
        .padding(4)
        .background(.red)
        .submitLabel(.next)
      TextField("Town", text: $text)
        .font(.body)  // expect: repeated_modifier_chain "in 5 places"
        .padding(4)
        .background(.red)
        .submitLabel(.next)
      TextField("Country", text: $text)
        .font(.body)  // expect: repeated_modifier_chain "in 5 places"
        .padding(4)
        .background(.red)
      TextField("Note", text: $text)
        .font(.body)  // expect: repeated_modifier_chain "in 5 places"
        .padding(4)
        .background(.red)
        .submitLabel(.done)
    }
  }
}
