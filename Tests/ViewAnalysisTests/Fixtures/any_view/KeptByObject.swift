// profile: recommended
import SwiftUI

/// The object shows one sheet after another, whatever each has in it.
struct Sheet: View {
  let title: String
  let content: AnyView

  var body: some View {
    VStack {
      Text(title)
      content
    }
  }
}

final class SheetModel: ObservableObject {
  @Published var sheet: Sheet?
}

struct Note: View {
  let title: String
  let content: AnyView  // expect: any_view

  var body: some View {
    VStack {
      Text(title)
      content
    }
  }
}

struct Desk: View {
  @ObservedObject var model: SheetModel

  var body: some View {
    VStack {
      Button("Open") { model.sheet = Sheet(title: "A", content: AnyView(Text("A"))) }
      Note(title: "B", content: AnyView(Text("B")))
      if let sheet = model.sheet { sheet }
    }
  }
}
