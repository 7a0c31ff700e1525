extension Node {
  /// Whether the view is shown elsewhere than in the node around it: in a menu, a sheet, behind a link. SwiftUI computes it
  /// when that is shown.
  func isShownApart(within container: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor.id == container.id { return false }
      guard let call = FunctionCall(ancestor), call.callee?.contains(self) != true, let name = call.name
      else {
        continue
      }
      if ModifierUse(ancestor) != nil, presentations.contains(name) { return true }
      if call.constructedType.map({ $0 == "NavigationLink" }) == true {
        // With a `label:` closure the unlabelled one is the destination.
        let isDestination = call.closures.contains { closure in
          closure.closure.node.contains(self)
            && (closure.label.map { $0 == "destination" }
              ?? call.closures.contains { $0.label.map { $0 == "label" } == true })
        }
        if isDestination || call.argument("destination")?.node.contains(self) == true { return true }
      }
    }
    return false
  }
}

/// The modifiers whose content is not part of the view that they are applied to.
private let presentations: NameSet = [
  "contextMenu", "swipeActions", "confirmationDialog", "alert", "sheet", "popover", "fullScreenCover",
  "tabItem",
  "toolbar", "navigationDestination", "inspector",
]
