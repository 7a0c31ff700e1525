import SwiftUI

public struct Logo {
  public let name: String
}

extension Logo {
  var text: String { name }
}

/// The package can't see what the app's extension of another type of this name does.
public struct LogoView: View {
  let logo: Logo

  public var body: some View { Text(logo.text) }
}
