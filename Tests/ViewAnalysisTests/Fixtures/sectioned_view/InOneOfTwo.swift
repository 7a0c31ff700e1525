// profile: recommended
import SwiftUI

/// The body places a header and a helper that is composed of the sections.
struct Report: View {  // expect: sectioned_view "`content` in the body of `Report`"
  @State private var title = ""
  @State private var text = ""
  @State private var isUrgent = false

  var body: some View {
    VStack {
      header
      content
    }
  }

  private var header: some View {
    HStack {
      Spacer()
      Text("Report")
      Spacer()
    }
  }

  private var content: some View {
    ScrollView {
      titleSection
      textSection
      urgencySection
    }
  }

  private var titleSection: some View {
    VStack {
      Text("Title")
      Divider()
      TextField("Title", text: $title)
    }
  }

  private var textSection: some View {
    VStack {
      Text("Text")
      Divider()
      TextField("Text", text: $text)
    }
  }

  private var urgencySection: some View {
    VStack {
      Text("Urgency")
      Divider()
      Toggle("Urgent", isOn: $isUrgent)
    }
  }
}
