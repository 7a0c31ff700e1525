import SwiftUI

struct CriteriaView: View {
  let criteria: [String]

  var body: some View {
    CriteriaHeader()
    if criteria.count > 1 {
      List(criteria, id: \.self) { Text($0) }
    }
  }
}

private struct CriteriaHeader: View {
  var body: some View {
    HStack {
      Text("Criteria")
        .font(.headline)
      Spacer()
      Image(systemName: "checklist")
    }
  }
}
