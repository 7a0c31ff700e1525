import SwiftUI

struct ContractForm: View {
  let helpers: [String]
  let title: String
  let terms: String

  var body: some View {
    Form {
      Text(title)
        .font(.headline)
      ContractFormGuardiansView(helpers: helpers)
      Section {
        Text(terms)
        Text("Signed by both sides.")
      }
    }
  }
}

private struct ContractFormGuardiansView: View {
  let helpers: [String]

  var body: some View {
    if !helpers.isEmpty {
      guardians
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
