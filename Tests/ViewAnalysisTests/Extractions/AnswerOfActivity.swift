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
          «»HStack {
            Text("Delete")
            Button("Delete") { onDelete(clip) }
              .disabled(deletingClipID == clip.id)
          }
        }
      }
      Text(deletingClipID ?? "")
    }
  }
}
