import SwiftUI

struct Connection {
  var name = ""
  var host = ""
}

final class Browser: ObservableObject {
  @Published var connection = Connection()
  @Published var path = ""
}

struct BrowserView: View {
  @ObservedObject var browser: Browser
  let file: String

  var body: some View {
    VStack {
      Text(browser.path)
      Text(browser.connection.host)
      «»HStack {
        Text(browser.connection.name)
        Text(file)
      }
    }
  }
}
