import SwiftUI

public struct SoftButton: View {  // expect: control_styling_view
  private let title: String
  private let inset: Double
  private let action: () -> Void

  public init(title: String, inset: Double = 8, action: @escaping () -> Void) {
    self.title = title
    self.inset = inset
    self.action = action
  }

  public var body: some View {
    Button(title, action: action)
      .padding(inset)
  }
}
