// profile: strict
import SwiftUI

// A name is no reason.
struct EditMenuContent: View {
  var body: some View {  // expect: rootless_body
    Text("Copy")
    Image(systemName: "doc")
  }
}

struct TitleRow: View {
  var body: some View { Text("Title") }
}

struct Titles: View {
  var body: some View {  // expect: rootless_body
    TitleRow()
    TitleRow()
  }
}

struct FormParts: View {
  var body: some View {
    Section("One") { Text("1") }
    Section("Two") { Text("2") }
  }
}
