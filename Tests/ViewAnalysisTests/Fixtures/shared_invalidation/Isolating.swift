// profile: strict
import SwiftUI

struct Row: View {
  let title: String

  var body: some View { Text(title) }
}

/// The rows are views of their own already.
struct Thread: View {
  @State private var title = ""
  @State private var parents: [String] = []
  @State private var replies: [String] = []

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Text(title)
      Divider()
      ForEach(parents, id: \.self) { Row(title: $0) }
      ForEach(replies, id: \.self) { Row(title: $0) }
    }
    .task {
      parents = [title]
      replies = [title]
    }
  }
}

/// Both buttons run for nearly all that the form does, but not for each other's state.
struct ServerForm: View {
  @State private var name = ""
  @State private var address = ""
  @State private var user = ""
  @State private var isChecking = false
  @State private var isSaving = false

  private var isComplete: Bool { !name.isEmpty && !address.isEmpty && !user.isEmpty }

  var body: some View {  // expect: shared_invalidation "only this `Button` reads `isChecking` and only this `Button` reads `isSaving`"
    VStack {
      TextField("Name", text: $name)
      TextField("Address", text: $address)
      TextField("User", text: $user)
      Button {
        isChecking = true
      } label: {
        HStack { if isChecking { ProgressView() } else { Text("Check") } }
      }
      .disabled(!isComplete || isChecking)
      Button {
        isSaving = true
      } label: {
        HStack { if isSaving { ProgressView() } else { Text("Save") } }
      }
      .disabled(!isComplete || isSaving)
    }
  }
}
