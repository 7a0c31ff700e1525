import SwiftUI

final class BulletinModel: ObservableObject {
  @Published var lines: [String] = []
}

struct BulletinView: View {
  let title: String
  @StateObject private var model = BulletinModel()
  @State private var marked: String?
  /// What the list scrolls to.
  private let top = "top"

  var body: some View {
    ScrollViewReader { proxy in
      «List {
        Text(title)
          .id(top)
        ForEach(model.lines, id: \.self) { line in
          Text(line)
            .bold(line == marked)
            .onTapGesture { marked = line }
        }
      }
      .onChange(of: model.lines) { proxy.scrollTo(top) }»
    }
  }
}
