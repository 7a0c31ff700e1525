// profile: strict
import SwiftUI

/// With nine parameters, a shared view would be no simpler.
struct ArtistsPage: View {
  var body: some View {
    VStack {
      Text("B 1").font(.headline)
      Text("B 2").font(.headline)
      Text("B 3").font(.headline)
      Text("B 4").font(.headline)
      Text("B 5").font(.headline)
      Text("B 6").font(.headline)
      Text("B 7").font(.headline)
      Text("B 8").font(.headline)
      Text("B 9").font(.headline)
    }
  }
}
