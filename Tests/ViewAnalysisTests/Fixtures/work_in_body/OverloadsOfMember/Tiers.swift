import Foundation

/// The type's own function has other labels than the instance's, which reads what is stored.
struct Tiers {
  static func lowest(for level: Int) -> Int { limit(of: level, tier: 1) }
  static func limit(of level: Int, tier: Int) -> Int { level * tier }
  func limit(of level: Int) -> Int { FileManager.default.contents(atPath: "limit")?.count ?? level }

  static func stored(for level: Int) -> Int { kept(level) }
  static func kept(_ level: Int) -> Int { FileManager.default.contents(atPath: "level")?.count ?? level }
}
