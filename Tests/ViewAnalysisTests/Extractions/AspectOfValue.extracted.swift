import SwiftUI

struct Attachment {
  enum Variant { case photo, sound }

  let variant: Variant
  let name: String
}

struct BubbleView: View {
  let attachment: Attachment

  var body: some View {
    VStack {
      Text("Message")
      BubbleAttachmentContent(attachment: attachment)
    }
  }
}

private struct BubbleAttachmentContent: View {
  let attachment: Attachment

  var body: some View {
    switch attachment.variant {
    case .photo:
      VStack {
        Text(attachment.name)
        Text("Photo")
      }
    case .sound:
      Image(systemName: "speaker")
    }
  }
}
