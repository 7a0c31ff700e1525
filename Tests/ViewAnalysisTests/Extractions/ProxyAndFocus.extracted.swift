import SwiftUI

struct SearchView: View {
  @State private var query = ""

  var body: some View {
    GeometryReader { geometry in
      VStack {
        SearchField(query: $query, width: geometry.size.width)
        Text(query)
      }
    }
  }
}

private struct SearchField: View {
  enum Field { case query }

  @FocusState private var focus: Field?
  @Namespace private var namespace
  @Binding var query: String
  let width: CGFloat

  var body: some View {
    HStack {
      TextField("Search", text: $query)
        .focused($focus, equals: .query)
        .frame(width: width)
        .matchedGeometryEffect(id: 1, in: namespace)
    }
  }
}
