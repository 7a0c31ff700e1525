// profile: strict
import SwiftUI

/// The same question is asked in several ways.
struct Opposites: View {
  @State private var showsMap = false

  var body: some View {
    ZStack {
      if showsMap == false {
        Text("Search")
      }
      if showsMap == true {
        Color.green
      }
    }
    ZStack {
      Button("Map") { showsMap.toggle() }
      if showsMap != true {
        Text("Search")
      }
      if showsMap {
        Image(systemName: "map")
      }
    }
    ZStack {
      Button("Map") { showsMap.toggle() }
      if showsMap == true {  // expect: conditional_view
        Text("Map")
      }
    }
  }
}
