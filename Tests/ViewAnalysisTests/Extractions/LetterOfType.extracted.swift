import SwiftUI

enum ReportExportFormat: String, CaseIterable, Identifiable {
  case text, table

  var id: String { rawValue }
  var isAvailable: Bool { self == .text }
}

struct ReportView: View {
  @State private var format = ReportExportFormat.text

  var body: some View {
    VStack {
      ForEach(ReportExportFormat.allCases) { f in
        row(f)
      }
    }
  }

  private func row(_ f: ReportExportFormat) -> some View {
    HStack {
      ReportFormatView(format: f)
      Image(systemName: format == f ? "star" : "circle")
    }
  }
}

private struct ReportFormatView: View {
  let format: ReportExportFormat

  var body: some View {
    VStack {
      Text(format.rawValue)
      if format.isAvailable {
        Text("Soon")
      }
    }
  }
}
