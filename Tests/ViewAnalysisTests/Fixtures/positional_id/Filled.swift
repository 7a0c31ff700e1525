// profile: strict
import SwiftUI

struct Form1: Hashable {
  let id: Int
  let title: String
}

final class Forms: ObservableObject {
  let forms: [Form1]
  @Published var others: [Form1] = []

  init(forms: [Form1]) {
    self.forms = forms
  }
}

struct FormList: View {
  @ObservedObject var model: Forms

  var body: some View {
    VStack {
      ForEach(Array(model.forms.enumerated()), id: \.offset) { index, form in
        Text("\(index) \(form.title)")
      }
      ForEach(Array(model.others.enumerated()), id: \.offset) { index, form in  // expect: positional_id
        Text("\(index) \(form.title)")
      }
    }
  }
}

struct Pages: View {
  let pages: [Form1]
  @State private var page = 0

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(pages.indices, id: \.self) { index in
          Text(pages[index].title)
            .tag(index)
        }
      }
      ForEach(pages.indices, id: \.self) { index in
        Button(pages[index].title) { page = index }
      }
      ForEach(pages.indices, id: \.self) { index in  // expect: positional_id
        Text(pages[index].title)
      }
    }
  }
}
