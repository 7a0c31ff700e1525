import SwiftUI

@Observable final class Draft {
  var isSubmitting = false
  var title = ""
  func submit() {}
}

/// The one value that is read of an observable object, which the code around the piece reads, too.
struct DraftView: View {
  @State private var draft: Draft?

  var body: some View {
    VStack {
      if let draft {
        footer(draft: draft)
      }
    }
    .onAppear { draft = Draft() }
  }

  private func footer(draft: Draft) -> some View {
    HStack {
      «if draft.isSubmitting {
        ProgressView()
          .padding()
      }»
      Button("Create") { draft.submit() }
        .disabled(draft.isSubmitting)
    }
  }
}
