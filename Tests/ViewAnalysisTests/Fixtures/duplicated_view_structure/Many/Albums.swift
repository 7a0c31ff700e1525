// profile: recommended
import SwiftUI

/// With nine parameters, a shared view would be no simpler.
struct AlbumsPage: View {
  var body: some View {
    VStack {
      Text("A 1").font(.headline)
      Text("A 2").font(.headline)
      Text("A 3").font(.headline)
      Text("A 4").font(.headline)
      Text("A 5").font(.headline)
      Text("A 6").font(.headline)
      Text("A 7").font(.headline)
      Text("A 8").font(.headline)
      Text("A 9").font(.headline)
    }
  }
}
