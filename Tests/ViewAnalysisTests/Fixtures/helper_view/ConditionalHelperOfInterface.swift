import SwiftUI

public struct Board: View {
  @State private var count = 0
  @State private var other = 0
  public var body: some View {
    VStack {
      Stepper("Other \(other)", value: $other)
      header
    }
  }
}

public extension Board {
  // Silent: other modules may use it, by the extension around the condition.
  #if !os(watchOS)
  var header: some View {
    VStack {
      Text("Count \(count)")
      HStack {
        Text("One")
        Text("Two")
        Text("Three")
        Text("Four")
      }
    }
  }
  #endif
}
