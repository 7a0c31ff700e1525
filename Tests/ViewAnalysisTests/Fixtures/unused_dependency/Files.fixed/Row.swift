import SwiftUI

@MainActor protocol Selectable {
  var isSelected: Bool { get }
}

struct Row: View, Selectable {
  @State var isSelected = false
  @State var isExpanded = false
  let title: String

  var body: some View {
    Text(title)
  }
}

public struct PublicRow: View {
  @State public var isOpen = false

  public var body: some View {
    Text("Row")
  }
}
