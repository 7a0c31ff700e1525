// profile: strict
import SwiftUI

/// Where the app's texts are is no work of the view's.
struct Labels: View {
  var body: some View {
    VStack {
      Text("title".translated)
      Text("yyyy".dated)  // expect: work_in_body
    }
  }
}
