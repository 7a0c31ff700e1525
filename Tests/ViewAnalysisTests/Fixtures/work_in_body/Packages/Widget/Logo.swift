import SwiftUI

struct Logo {
  let name: String
}

extension Logo {
  var text: String { String(describing: FileManager.default.contents(atPath: name)) }
}

struct LogoLine: View {
  let logo: Logo

  var body: some View { Text(logo.text) }  // expect: work_in_body
}
