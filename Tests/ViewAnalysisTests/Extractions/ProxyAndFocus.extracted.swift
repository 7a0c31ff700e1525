import SwiftUI

struct SearchView: View {
  enum Field { case query }

  @FocusState private var focus: Field?
  @Namespace private var namespace
  @State private var query = ""

  var body: some View {
    GeometryReader { geometry in
      VStack {
        SearchField(query: $query, focus: $focus, namespace: namespace, geometry: geometry)
        Text(query)
      }
    }
  }
}

private struct SearchField: View {
  @Binding var query: String
  @FocusState.Binding var focus: SearchView.Field?
  let namespace: Namespace.ID
  let geometry: GeometryProxy

  var body: some View {
    HStack {
      TextField("Search", text: $query)
        .focused($focus, equals: .query)
        .frame(width: geometry.size.width)
        .matchedGeometryEffect(id: 1, in: namespace)
    }
  }
}
