import SwiftUI

struct Marks: View {
  let isLoading: Bool

  var body: some View {
    VStack {
      ZStack {  // expect: zstack_decoration "`Image` only decorates `Image`"
        Image("photo").resizable()
        Image(systemName: "star")
      }
      ZStack {  // expect: zstack_decoration "`ProgressView` only decorates `ScrollView`"
        ScrollView {
          Text("Long")
        }
        if isLoading {
          ProgressView()
        }
      }
      ZStack(alignment: .topTrailing) {  // expect: zstack_decoration "`Text` only decorates `Cover`"
        Cover()
        Text("3").background(Capsule())
      }
      ZStack {  // expect: zstack_decoration
        Cover()
        Circle().frame(width: 32, height: 32)
      }
    }
  }
}

struct Cover: View {
  var body: some View { Image("cover") }
}
