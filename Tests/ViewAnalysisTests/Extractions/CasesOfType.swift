import SwiftUI

enum Weekday: String, CaseIterable {
  case monday, tuesday
}

struct PlanView: View {
  @State private var day = Weekday.monday

  var body: some View {
    VStack {
      Text("Plan")
      HStack {
        «ForEach(Weekday.allCases, id: \.self) { weekday in
          Button(weekday.rawValue) { day = weekday }
        }»
      }
    }
  }
}
