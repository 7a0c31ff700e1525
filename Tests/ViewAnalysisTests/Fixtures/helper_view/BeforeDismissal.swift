// profile: recommended
import SwiftUI

/// What is set while the view goes away is no reason to compute the section again.
struct DayDetails: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isFinished = false
  let title: String
  let notes: String

  var body: some View {
    VStack {
      Text(title)
        .opacity(isFinished ? 0.5 : 1)
      details
      Button("Done") { finish() }
    }
  }

  private var details: some View {
    VStack {
      Text("Notes")
      Text(notes)
      Divider()
      HStack {
        Image(systemName: "sun.max")
        Text(title)
        Spacer()
      }
    }
  }

  private func finish() {
    isFinished = true
    dismiss()
  }
}

struct NightDetails: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isDimmed = false
  let title: String
  let notes: String

  var body: some View {
    VStack {
      Text(title)
        .opacity(isDimmed ? 0.5 : 1)
      details
      Button("Dim") { isDimmed = true }
      Button("Done") { dismiss() }
    }
  }

  private var details: some View {  // expect: helper_view "whenever `isDimmed` changes"
    VStack {
      Text("Notes")
      Text(notes)
      Divider()
      HStack {
        Image(systemName: "moon")
        Text(title)
        Spacer()
      }
    }
  }
}
