import SwiftUI

struct SearchView: View {
  enum Field { case query }

  @FocusState private var focus: Field?
  @Namespace private var namespace
  @State private var query = ""

  var body: some View {
    GeometryReader { geometry in
      VStack {
        SearchField(query: $query, focus: $focus, width: geometry.size.width, namespace: namespace)
        Text(query)
      }
    }
  }
}

private struct SearchField: View {
  @Binding var query: String
  @FocusState.Binding var focus: SearchView.Field?
  let width: CGFloat
  let namespace: Namespace.ID

  var body: some View {
    HStack {
      TextField("Search", text: $query)
        .focused($focus, equals: .query)
        .frame(width: width)
        .matchedGeometryEffect(id: 1, in: namespace)
    }
  }
}
