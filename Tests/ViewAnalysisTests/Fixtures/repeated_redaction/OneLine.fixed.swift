// swift-format-ignore-file
import SwiftUI

struct OneLine: View {
  var body: some View {
    HStack { Text("A"); Text("B") }.redacted(reason: .privacy)
  }
}
