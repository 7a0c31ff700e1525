// swift-format-ignore-file
import SwiftUI

struct OneLine: View {
  var body: some View {
    HStack { Text("A").redacted(reason: .privacy); Text("B").redacted(reason: .privacy) }  // expect: repeated_redaction
  }
}
