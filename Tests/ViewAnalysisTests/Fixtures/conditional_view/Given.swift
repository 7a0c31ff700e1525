// profile: strict
import SwiftUI

final class Page: ObservableObject {
  let showsTitle: Bool
  @Published var showsFooter = false

  init(showsTitle: Bool) { self.showsTitle = showsTitle }
}

/// Callers choose a variant.
struct PageView: View {
  let showsBadge: Bool
  private let isVisible: Bool
  @ObservedObject var page: Page
  @State private var isOpen = false

  init(showsBadge: Bool, page: Page) {
    self.showsBadge = showsBadge
    isVisible = !showsBadge
    self.page = page
  }

  var body: some View {
    HStack {
      if showsBadge { Text("New") }
      if isVisible { Text("Old") }
      if page.showsTitle { Text("Title") }
      if page.showsFooter { Text("Footer") }  // expect: conditional_view
      if showsBadge && isOpen { Text("Open") }  // expect: conditional_view
      Button("Open") { isOpen.toggle() }
    }
  }
}
