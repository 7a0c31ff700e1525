import SwiftUI

struct StatusView: View {
  @Environment(\.colorScheme) var scheme
  @State var isLoading = false
  @State var count = 0
  let title: String

  var body: some View { toolbarArea }

  func load(isFull: Bool) { isLoading = true }
  func close() { count = 0 }
}
