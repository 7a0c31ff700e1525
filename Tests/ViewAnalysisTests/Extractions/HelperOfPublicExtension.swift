// not: Code outside of `RatingView` may use `starRow`.
import SwiftUI

// The helper is a part of the interface, by the extension that it stands in.
public struct RatingView: View {
  let stars: Int

  public init(stars: Int) { self.stars = stars }

  public var body: some View {
    VStack {
      Text("Rating")
      starRow
    }
  }
}

public extension RatingView {
  var «»starRow: some View {
    HStack {
      Image(systemName: "star")
      Text("\(stars)")
    }
  }
}
