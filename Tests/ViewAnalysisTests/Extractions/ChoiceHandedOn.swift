import SwiftUI

struct PrivacyView: View {
  let activeTarget: String?

  var body: some View {
    ScrollViewReader { _ in
      «List {
        MicrophonePart(target: activeTarget)
        ConsentPart(target: activeTarget)
      }
      .listStyle(.plain)»
    }
  }
}

struct MicrophonePart: View {
  let target: String?
  var body: some View { Text(target ?? "") }
}

struct ConsentPart: View {
  let target: String?
  var body: some View { Text(target ?? "") }
}
