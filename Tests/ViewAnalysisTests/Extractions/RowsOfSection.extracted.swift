import SwiftUI

struct ReportsView: View {
  let reports: [String]

  var body: some View {
    Form {
      Section("Crash Reports") {
        CrashReportRows(reports: reports)
      }
    }
  }
}

private struct CrashReportRows: View {
  let reports: [String]

  var body: some View {
    if reports.isEmpty {
      Text("There are none.")
    } else {
      ForEach(reports, id: \.self) { report in
        Text(report)
      }
    }
  }
}
