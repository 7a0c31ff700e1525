import SwiftUI

@MainActor final class NSPasteboard {
  enum PasteboardType { case string }
  static let general = NSPasteboard()
  func clearContents() {}
  func setString(_ text: String, forType type: PasteboardType) {}
}

struct ParcelDetail: View {
  let trackingNumber: String

  var body: some View {
    VStack {
      Text(trackingNumber)
      CopyTrackingNumberButton(trackingNumber: trackingNumber)
    }
  }
}

private struct CopyTrackingNumberButton: View {
  let trackingNumber: String

  var body: some View {
    Button {
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(trackingNumber, forType: .string)
    } label: {
      Image(systemName: "square.on.square")
    }
  }
}
