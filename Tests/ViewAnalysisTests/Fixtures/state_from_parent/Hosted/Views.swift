import SwiftUI

final class Options: ObservableObject {
  @Published var title = ""
}

struct OptionsView: View {
  @StateObject var options: Options

  var body: some View { Text(options.title) }
}

struct DetailsView: View {
  @StateObject var options: Options  // expect: state_from_parent

  var body: some View { Text(options.title) }
}
