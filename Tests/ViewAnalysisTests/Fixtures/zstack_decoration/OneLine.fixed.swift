// swift-format-ignore-file
import SwiftUI

struct OneLine: View {
  var body: some View {
    Text("One line").overlay { Image(systemName: "star") }
  }
}
