// profile: recommended
import SwiftUI

// How the bars look is a style of its own.
struct Bars: View {
  @State private var showsSheet = false

  var body: some View {
    TabView {
      List { Text("Notes") }
        .navigationTitle("Notes")
        .toolbarBackground(Color.indigo, for: .navigationBar)  // expect: repeated_modifier_chain
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
      Form { Text("Settings") }
        .navigationTitle("Settings")
        .toolbarBackground(Color.indigo, for: .navigationBar)  // expect: repeated_modifier_chain
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
    .sheet(isPresented: $showsSheet) {
      Text("About")
        .navigationTitle("About")
        .toolbarBackground(Color.indigo, for: .navigationBar)  // expect: repeated_modifier_chain
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }
}
