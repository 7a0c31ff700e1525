import SwiftUI

enum CATEGORY_TYPE: String, CaseIterable { case food, drink }

struct CreateMenuView: View {
  @State private var chosen = CATEGORY_TYPE.food

  var body: some View {
    VStack {
      Text("Menu")
      Menu("Kind") {
        «ForEach(CATEGORY_TYPE.allCases, id: \.self) { kind in
          Button(kind.rawValue) { chosen = kind }
        }»
      }
    }
  }
}
