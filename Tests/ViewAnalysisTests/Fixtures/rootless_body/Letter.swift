import SwiftUI

struct FormParts: View {
  var body: some View {  // expect: rootless_body
    Section("One") { Text("1") }
    Section("Two") { Text("2") }
  }
}

struct Notices: View {
  let isOld: Bool
  let isLong: Bool

  var body: some View {  // expect: rootless_body
    if isOld { Text("Old") }
    if isLong { Text("Long") }
  }
}
