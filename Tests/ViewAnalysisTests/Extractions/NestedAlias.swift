import SwiftUI

struct Payload {
  var name: String
  var detail: String
}

struct Blob {
  typealias Data = Payload

  var title: String
  var data: Data
}

struct BlobView: View {
  let blob: Blob

  var body: some View {
    VStack {
      Text(blob.title)
      «»HStack {
        Text(blob.data.name)
        Text(blob.data.detail)
        Text("x")
      }
    }
  }
}
