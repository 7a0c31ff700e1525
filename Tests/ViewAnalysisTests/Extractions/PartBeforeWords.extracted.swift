import SwiftUI

struct PDFPagesView: View {
  let title: String

  var body: some View {
    VStack {
      PDFLoadingSection(title: title)
      Text(title)
    }
  }
}

private struct PDFLoadingSection: View {
  let title: String

  var body: some View {
    HStack {
      ProgressView()
      Text(title)
    }
  }
}
