import SwiftUI

struct AlarmBanner: View {
  let isSilent: Bool
  let onSilence: () -> Void
  let onDismiss: () -> Void

  var body: some View {
    HStack {
      Text("Alarm")
      Spacer()
      AlarmBannerButtons(isSilent: isSilent, onSilence: onSilence, onDismiss: onDismiss)
    }
  }
}

private struct AlarmBannerButtons: View {
  let isSilent: Bool
  let onSilence: () -> Void
  let onDismiss: () -> Void

  var body: some View {
    HStack {
      if isSilent {
        Text("Silent")
      } else {
        Button("Silence", action: onSilence)
      }
      Button("Dismiss", action: onDismiss)
    }
  }
}
