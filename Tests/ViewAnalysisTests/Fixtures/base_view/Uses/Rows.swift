import SwiftUI

/// A row.
struct BaseRow: View {  // expect: base_view "struct can't be extended"
  let title: String
  var subtitle: String?  // below

  var body: some View {
    HStack(spacing: 4) {
      // The texts.
      VStack {
        Text(title)
        if let subtitle { Text(subtitle) }
      }
      Spacer()
    }
    .padding()
  }
}

extension BaseRow {
  var isLong: Bool { title.count > 10 }
}

public struct CardBase: View {  // expect: base_view
  private let title: String
  private let action: () -> Void

  public init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  public var body: some View {
    VStack { Text(title) }
  }
}

struct AbstractBadge<Value: Equatable>: View {  // expect: base_view
  var body: some View {
    HStack {
      Text("a")
    }
  }
}
