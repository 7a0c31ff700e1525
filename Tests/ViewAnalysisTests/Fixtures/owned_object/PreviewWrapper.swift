// profile: strict
import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
}

struct DraftView: View {
  @ObservedObject var draft: Draft

  var body: some View { Text(draft.text) }
}

/// What only previews show is made once for each of them.
private struct DraftPreview: View {
  @ObservedObject var draft = Draft()

  var body: some View { DraftView(draft: draft) }
}

private struct DraftPage: View {
  @ObservedObject var draft = Draft()  // expect: owned_object

  var body: some View { DraftView(draft: draft) }
}

struct Drafts: View {
  var body: some View { DraftPage() }
}

struct DraftPreviews: PreviewProvider {
  static var previews: some View { DraftPreview() }
}
