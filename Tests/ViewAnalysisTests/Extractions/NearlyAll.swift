// not: It is nearly all of `body`, which would only wrap the new view. Select just this to extract it anyway.
import SwiftUI

struct PaceTable: View {
  let paces: [Int]
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      «»ScrollView {
        VStack {
          Text("Paces")
          ForEach(paces, id: \.self) { pace in
            HStack {
              Text("Pace")
              Text("\(pace)")
            }
          }
          Toggle("Shown", isOn: $isShown)
        }
      }
      .navigationTitle("Paces")
    }
  }
}
