import SwiftUI

struct Drawer<Content: View>: View {
  @State private var isOpen = false
  @ViewBuilder let content: Content

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { content }
  }
}
