import SwiftUI

public struct OtherRow: View {
  public var body: some View {
    Text("c").font(.title).foregroundStyle(.red).lineLimit(2)  // expect: repeated_modifier_chain
  }
}
