import SwiftUI

struct Screen: View {
  var body: some View { Text("a").card().foregroundStyle(.gray).bold() }
}
