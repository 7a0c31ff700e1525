// profile: recommended
import SwiftUI

/// In another file, too: that may be a coincidence.
struct Rows: View {
  let name: String

  var body: some View {
    VStack {
      Text(name).font(.title).bold().lineLimit(1)
      Text("Name").font(.title).bold().lineLimit(1)
    }
  }
}
