import SwiftUI

struct WellView: View {
  let depth: Int

  var body: some View {
    VStack {
      Text("Well")
      «»HStack {
        Text("\(depth)")
        
        Text("m")
      }
    }
  }
}
