import SwiftUI

struct WellsView: View {
  let depth: Int

  var body: some View {
    VStack {
      badge
      Text("Wells")
    }
  }
  
  private var «»badge: some View {
    HStack {
      Text("Depth")
      Text(sign)
    }
  }
  
  private var sign: String { "\(depth) m" }
 
}
