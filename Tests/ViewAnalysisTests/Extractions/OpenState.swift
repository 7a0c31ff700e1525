import SwiftUI

struct OffersView: View {
  @State var offers: [String] = []
  let title: String

  var body: some View {
    VStack {
      Text(title)
      «»List(offers, id: \.self) { offer in
        Text(offer)
      }
      .onAppear { offers = ["First", "Second"] }
    }
  }
}
