// profile: strict
import SwiftUI

/// An action of the environment changes nothing that is shown.
struct TermsView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack {
        introduction
        duties
        contact
      }
      Button("Done") { dismiss() }
    }
  }

  private var introduction: some View {
    VStack {
      Text("Terms")
      Text("Please read them.")
      Text("They are short.")
    }
  }

  private var duties: some View {
    VStack {
      Text("Duties")
      Text("Be kind.")
      Text("Be fair.")
    }
  }

  private var contact: some View {
    VStack {
      Text("Contact")
      Text("Write to us.")
      Text("We answer.")
    }
  }
}
