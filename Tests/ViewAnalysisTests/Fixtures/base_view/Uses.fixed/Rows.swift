import SwiftUI

/// A row.
struct BaseRow<Leading: View, Trailing: View>: View {
  let title: String
  var subtitle: String?  // below
  @ViewBuilder let leading: Leading
  @ViewBuilder let trailing: Trailing

  var body: some View {
    HStack(spacing: 4) {
      leading
      // The texts.
      VStack {
        Text(title)
        if let subtitle { Text(subtitle) }
      }
      Spacer()
      trailing
    }
    .padding()
  }
}

extension BaseRow {
  var isLong: Bool { title.count > 10 }
}

public struct CardBase<Top: View, Bottom: View>: View {
  private let title: String
  private let action: () -> Void
  let top: Top
  let bottom: Bottom

  public init(_ title: String, action: @escaping () -> Void, @ViewBuilder top: () -> Top, @ViewBuilder bottom: () -> Bottom) {
    self.title = title
    self.action = action
    self.top = top()
    self.bottom = bottom()
  }

  public var body: some View {
    VStack {
      top
      Text(title)
      bottom
    }
  }
}

struct AbstractBadge<Value: Equatable, Leading: View, Trailing: View>: View {
  @ViewBuilder let leading: Leading
  @ViewBuilder let trailing: Trailing

  var body: some View {
    HStack {
      leading
      Text("a")
      trailing
    }
  }
}
