import SwiftUI

/// What a computed value needs would be more inputs than the value.
struct ReportView: View {
  @State private var reason: String?
  @State private var details = ""
  @State private var isSubmitting = false

  private var canSubmit: Bool {
    guard reason != nil, !isSubmitting else { return false }
    return !details.isEmpty
  }

  var body: some View {
    VStack {
      TextField("Details", text: $details)
      Button("Spam") { reason = "Spam" }
      «»HStack {
        Text(isSubmitting ? "Submitting" : "Submit")
        Image(systemName: canSubmit ? "checkmark" : "xmark")
        Divider()
      }
      Button("Submit") { isSubmitting = true }
    }
  }
}
