import SwiftUI

struct ContractForm: View {
  let helpers: [String]
  let title: String
  let terms: String

  var body: some View {
    Form {
      Text(title)
        .font(.headline)
      «if !helpers.isEmpty {
        guardians
      }»
      Section {
        Text(terms)
        Text("Signed by both sides.")
      }
    }
  }

  private var guardians: some View {
    Section {
      ForEach(helpers, id: \.self) { helper in
        Text(helper)
      }
    }
  }
}
