// profile: strict
import SwiftUI

/// The arrows change one text, and run the list.
struct Years: View {
  @State private var page = 0
  @State private var chosen = 2000
  @State private var taken: [Int] = []

  var body: some View {  // expect: shared_invalidation "only this `Text` reads `page`"
    VStack {
      HStack {
        Button("Back") { page -= 1 }
        Text("Page \(page)")
        Button("On") { page += 1 }
      }
      ScrollView {
        ForEach(taken, id: \.self) { year in
          Text("\(year)")
        }
      }
      Text("Chosen: \(chosen)")
      Button("Choose") { taken.append(chosen) }
      Button("Next") { chosen += 1 }
    }
  }
}

/// What an alert shows is no part, as SwiftUI arranges it.
struct Removal: View {
  @State private var name = ""
  @State private var count = 0
  @State private var isShown = false
  @State private var error = ""

  var body: some View {  // expect: shared_invalidation "only this `Text` reads `name` and only this `Text` reads `count`"
    VStack {
      HStack {
        Text("Name")
        Text(name)
        Text("\(isShown)")
      }
      Button("Rename") { name = "New" }
      Button("Remove") { isShown = true }
      Text("Count: \(count)")
      Button("Count") { count += 1 }
    }
    .alert("Failed", isPresented: $isShown) {
      Button("OK") { error = "" }
    } message: {
      HStack {
        Text("Failed:")
        Text(error)
      }
    }
  }
}
