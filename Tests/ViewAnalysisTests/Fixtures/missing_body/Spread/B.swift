import SwiftUI

extension Split {
  var body: some View { Text(title) }
}

protocol Screen: View {
  var title: String { get }
}

extension Screen {
  var body: some View { Text(title) }
}
