import SwiftUI

struct ArtistRow: View {
  let title: String
  let count: Int

  var body: some View {
    SharedRow(symbol: "person", title: title, count: "\(count)", subtitle: "Artists")
  }
}
