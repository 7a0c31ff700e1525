import SwiftUI

struct Kind: Hashable {
  let title: String
}

struct MapView: View {
  let presentKinds: [Kind]

  var body: some View {
    VStack {
      Text("Map")
      legend
    }
  }

  private var legend: some View {
    HStack {
      «ForEach(presentKinds, id: \.self) { kind in
        HStack {
          Circle().fill(.red)
          Text(kind.title)
        }
      }»
    }
  }
}
