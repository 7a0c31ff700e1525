import SwiftUI

struct PDFPagesView: View {
  let title: String

  var body: some View {
    VStack {
      section_pdf_loading()
      Text(title)
    }
  }

  private func «»section_pdf_loading() -> some View {
    HStack {
      ProgressView()
      Text(title)
    }
  }
}
