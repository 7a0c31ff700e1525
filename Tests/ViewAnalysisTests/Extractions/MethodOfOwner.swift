import SwiftUI

struct FoodsView: View {
  @State private var query = ""
  @State private var foods: [String] = []
  @State private var errorText: String?
  @State private var isLoading = false

  var body: some View {
    VStack {
      Text(errorText ?? "")
      if isLoading { Text("Loading") }
      «»List {
        TextField("Search", text: $query)
          .onChange(of: query) { search() }
        ForEach(foods, id: \.self) { food in
          Button("Delete") {
            Task { await delete(food) }
          }
        }
      }
    }
    .task { await load() }
  }

  private func load() async {
    isLoading = true
    foods = ["Rice"]
    isLoading = false
  }

  private func search() {
    isLoading = true
    foods = foods.filter { $0.contains(query) }
    errorText = nil
    isLoading = false
  }

  private func delete(_ food: String) async {
    errorText = food.isEmpty ? "Nothing to delete" : nil
    await load()
  }
}
