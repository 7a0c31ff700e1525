import SwiftUI

struct PaceTable: View {
  let paces: [Int]
  let limit: Int

  var body: some View {
    NavigationStack {
      «ScrollView {
        VStack {
          Text("Paces up to \(limit)")
          ForEach(paces, id: \.self) { pace in
            HStack {
              Text("Pace")
              Text("\(pace)")
            }
          }
          Divider()
        }
      }
      .navigationTitle("Paces")»
    }
  }
}
