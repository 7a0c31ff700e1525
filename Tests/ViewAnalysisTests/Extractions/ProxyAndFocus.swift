import SwiftUI

struct SearchView: View {
  enum Field { case query }

  @FocusState private var focus: Field?
  @Namespace private var namespace
  @State private var query = ""

  var body: some View {
    GeometryReader { geometry in
      VStack {
        «»HStack {
          TextField("Search", text: $query)
            .focused($focus, equals: .query)
            .frame(width: geometry.size.width)
            .matchedGeometryEffect(id: 1, in: namespace)
        }
        Text(query)
      }
    }
  }
}
