// profile: strict
import SwiftUI

/// No builder takes a `do` with a `catch`.
struct Manual: View {
  let path: String

  var body: some View {
    VStack {
      page
      cover
      saver
    }
  }

  private var page: AnyView {
    do {
      return AnyView(Text(try text()))
    } catch {
      return AnyView(Image(systemName: "book"))
    }
  }

  private var cover: AnyView {  // expect: any_view
    if path.isEmpty {
      return AnyView(Divider())
    } else {
      return AnyView(Text(path))
    }
  }

  // What an action does is no part of the view.
  private var saver: AnyView {  // expect: any_view
    AnyView(
      Button("Save") {
        do {
          _ = try text()
        } catch {
          print(error)
        }
      })
  }

  private func text() throws -> String { path }
}
