import SwiftUI

struct Clip: Identifiable {
  let id: String
  let title: String
}

struct ClipsView: View {
  let clips: [Clip]
  let deletingClipID: String?
  let onDelete: (Clip) -> Void

  var body: some View {
    VStack {
      ForEach(clips) { clip in
        VStack {
          Text(clip.title)
          ClipsDeleteFooter(isDeleting: deletingClipID == clip.id, clip: clip, onDelete: onDelete)
        }
      }
      Text(deletingClipID ?? "")
    }
  }
}

private struct ClipsDeleteFooter: View {
  let isDeleting: Bool
  let clip: Clip
  let onDelete: (Clip) -> Void

  var body: some View {
    HStack {
      Text("Delete")
      Button("Delete") { onDelete(clip) }
        .disabled(isDeleting)
    }
  }
}
