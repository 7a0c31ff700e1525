import SwiftUI

struct BaseRow<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { HStack { content } }
}

struct BaseCard: View {
  let content: AnyView

  var body: some View { VStack { content } }
}

struct BaseList: View {
  let row: (Int) -> AnyView

  var body: some View { VStack { row(1) } }
}

struct Baseline: View {
  var body: some View { HStack { Text("a") } }
}

struct DatabaseRow: View {
  var body: some View { HStack { Text("a") } }
}

struct BaseModel {
  let title: String
}
