import SwiftUI

struct AlarmView: View {
  let center = AlarmCenter.current
  let names: [String]

  var body: some View {
    VStack {
      Text(center.title)
      «»VStack {
        Text("Alarms")
        ForEach(names, id: \.self) { Text($0) }
        HStack {
          Text("None of them")
          Button("Stop") { center.stop() }
        }
      }
    }
  }
}
