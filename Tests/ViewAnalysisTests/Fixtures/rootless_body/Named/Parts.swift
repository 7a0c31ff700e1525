// profile: recommended
import SwiftUI

struct Sheet<Content: View, Details: View>: View {
  @ViewBuilder let content: Content
  @ViewBuilder let details: Details

  var body: some View {
    ScrollView {
      content
      details
    }
  }
}

struct Settings<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Form {
      content
    }
  }
}

struct PaymentSection: View {
  var body: some View {  // expect: rootless_body
    Text("Total")
      .bold()
    Text("Taxes")
  }
}

struct SortingSection: View {
  var body: some View {
    Text("By name")
      .bold()
    Text("By date")
  }
}

struct UnusedSection: View {
  var body: some View {
    Text("By name")
      .bold()
    Text("By date")
  }
}
