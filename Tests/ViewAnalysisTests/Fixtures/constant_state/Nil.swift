import SwiftUI
import UIKit

struct Attachment {
  var name: String

  func save() {}
}

struct Row: View {
  @State private var link: String?  // expect: constant_state "is always `nil`"
  @State private var opened: String?
  @State private var attachment = Attachment(name: "A")
  @State private var saved: Attachment?

  var body: some View {
    VStack {
      Text(link ?? "None")
      Button("Open") { opened = "B" }
      Text(opened ?? "None")
      Text(attachment.name)
      Button("Rename") { attachment.name = "B" }
      Button("Save") { saved?.save() }
      Button("Set") { saved = attachment }
    }
  }
}

struct Photo: View {
  // An object's value may change without a binding.
  @Binding var image: UIImage?

  var body: some View { Text("\(image?.size.width ?? 0)") }
}
