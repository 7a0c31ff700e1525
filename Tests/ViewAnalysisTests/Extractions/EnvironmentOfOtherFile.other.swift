import SwiftUI

struct TileSource {
  let name: String
  let licence: String
}

private struct TileSourceKey: EnvironmentKey {
  static let defaultValue = TileSource(name: "Atlas", licence: "Free")
}

extension EnvironmentValues {
  var tileSource: TileSource {
    get { self[TileSourceKey.self] }
    set { self[TileSourceKey.self] = newValue }
  }
}
