import SwiftUI

/// Wrappers that begin with a value of their own are no parameters of the memberwise initializer.
struct SearchBar: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss
  @Namespace private var animation

  init(text: Binding<String>) {  // expect: redundant_init
    _text = text
  }

  var body: some View {
    HStack {
      TextField("Search", text: $text)
        .focused($isFocused)
        .matchedGeometryEffect(id: "field", in: animation)
      Button("Done") {
        isFocused = false
        dismiss()
      }
    }
  }
}

/// What the wrapper's arguments give is none, whoever may read it.
struct LocaleLabel: View {
  let title: String
  @Environment(\.locale) var locale

  init(title: String) {  // expect: redundant_init
    self.title = title
  }

  var body: some View {
    Text(title + locale.identifier)
  }
}

/// A focus that others can see is one.
struct NameField: View {
  @Binding var name: String
  @FocusState var isFocused: Bool

  init(name: Binding<String>) {
    _name = name
  }

  var body: some View {
    TextField("Name", text: $name)
      .focused($isFocused)
  }
}

struct Searches: View {
  @State private var text = ""

  var body: some View {
    VStack {
      SearchBar(text: $text)
      LocaleLabel(title: text)
      NameField(name: $text)
    }
  }
}
