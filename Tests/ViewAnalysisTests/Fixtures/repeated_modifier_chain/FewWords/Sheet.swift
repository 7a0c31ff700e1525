import SwiftUI

struct Sheet: View {
  var body: some View {
    VStack {
      Text("Sheet").font(.title).bold().lineLimit(1)
      Text("Other")
    }
  }
}
