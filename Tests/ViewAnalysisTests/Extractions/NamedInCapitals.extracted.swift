import SwiftUI

enum CATEGORY_TYPE: String, CaseIterable { case food, drink }

struct CreateMenuView: View {
  @State private var chosen = CATEGORY_TYPE.food

  var body: some View {
    VStack {
      Text("Menu")
      Menu("Kind") {
        CreateMenuCategoryTypeItems(chosen: $chosen)
      }
    }
  }
}

private struct CreateMenuCategoryTypeItems: View {
  @Binding var chosen: CATEGORY_TYPE

  var body: some View {
    ForEach(CATEGORY_TYPE.allCases, id: \.self) { kind in
      Button(kind.rawValue) { chosen = kind }
    }
  }
}
