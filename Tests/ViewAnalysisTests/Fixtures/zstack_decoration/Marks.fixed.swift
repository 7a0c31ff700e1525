import SwiftUI

struct Marks: View {
  let isLoading: Bool

  var body: some View {
    VStack {
      Image("photo").resizable()
        .overlay {
          Image(systemName: "star")
        }
      ScrollView {
        Text("Long")
      }
      .overlay {
        if isLoading {
          ProgressView()
        }
      }
      Cover()
        .overlay(alignment: .topTrailing) {
          Text("3").background(Capsule())
        }
      Cover()
        .overlay {
          Circle().frame(width: 32, height: 32)
        }
    }
  }
}

struct Cover: View {
  var body: some View { Image("cover") }
}
