// profile: strict
import SwiftUI

/// Gaps beside the helper are nothing that runs it again: it is reported because it is very large.
struct AccountForm: View {
  @State private var name = ""

  var body: some View {
    VStack {
      Spacer()
      content
      Spacer()
    }
  }

  private var content: some View {  // expect: helper_view "`content` (15 views)"
    VStack {
      Text("Account")
      Text("Name")
      TextField("Name", text: $name)
      Text("Count")
      Text("\(name.count)")
      Text("First")
      Text(name.prefix(1))
      Text("Last")
      Text(name.suffix(1))
      Text("Rest")
      Text(name.dropFirst())
      Text("Begin")
      Text(name.dropLast())
      Text("End")
    }
  }
}
