// profile: strict
import SwiftUI

/// Of eight states the helper reads seven: it would hardly ever be skipped.
struct Composer: View {
  @State private var text = ""
  @State private var title = ""
  @State private var isBold = false
  @State private var isItalic = false
  @State private var isLarge = false
  @State private var isNew = false
  @State private var isOld = false
  @State private var isPicking = false

  var body: some View {
    VStack {
      VStack {
        Toggle("Pick", isOn: $isPicking)
        panel
      }
      Text("Below")
    }
  }

  private var panel: some View {
    VStack {
      TextField("Title", text: $title)
      TextField("Text", text: $text)
      Toggle("Bold", isOn: $isBold)
      Toggle("Italic", isOn: $isItalic)
      Text("\(isLarge) \(isNew) \(isOld)")
    }
  }
}
