import SwiftUI

public struct Row: View {
  public var body: some View {
    VStack {
      Text("a").font(.caption).foregroundStyle(.gray).lineLimit(1)  // expect: repeated_modifier_chain
      Text("c").font(.title).foregroundStyle(.red).lineLimit(2)  // expect: repeated_modifier_chain
    }
  }
}
