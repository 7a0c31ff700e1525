// profile: recommended
import Foundation
import SwiftUI

struct Avatar: View {
  let data: Data
  @State private var image: Image?

  var body: some View {
    VStack {
      Image(data: data)?.resizable()  // expect: work_in_body "calls `Image(data:)`, and each time that calls `UIImage(data:)`"
      Image(systemName: "person")
      image
      Button("Load") { image = Image(data: data) }
    }
  }
}
