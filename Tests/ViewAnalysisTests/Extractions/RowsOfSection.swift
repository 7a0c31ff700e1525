import SwiftUI

struct ReportsView: View {
  let reports: [String]

  var body: some View {
    Form {
      Section("Crash Reports") {
        «»if reports.isEmpty {
          Text("There are none.")
        } else {
          ForEach(reports, id: \.self) { report in
            Text(report)
          }
        }
      }
    }
  }
}
