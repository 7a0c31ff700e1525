import SwiftUI

struct DateFormatter {
  var style = 0
}

struct Label2: View {
  let formatter = DateFormatter()

  var body: some View {
    Text("\(formatter.style)")
  }
}
