// profile: recommended
import SwiftUI

struct Row: View {
  @Binding var isSelected: Bool  // A binding is needed here: the row compares itself by it.
  /// Must be a binding so that the row follows the list.
  @Binding var isOn: Bool
  @Binding var title: String  // expect: constant_state
  // The text, a binding.
  @Binding var text: String  // expect: constant_state

  var body: some View {
    Text(isSelected && isOn ? title : text)
  }
}
