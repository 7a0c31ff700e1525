/// A version of one of Apple's systems.
package struct SystemVersion: Hashable, Sendable, Comparable {
  package enum Platform: String, Sendable {
    case iOS, macOS, tvOS, watchOS, macCatalyst, visionOS
  }

  package let platform: Platform
  package let major: Int
  /// The number after the first period; 0 for none.
  package let minor: Int

  package init(_ platform: Platform, _ major: Int, _ minor: Int = 0) {
    self.platform = platform
    self.major = major
    self.minor = minor
  }

  package static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    (a.platform.rawValue, a.major, a.minor) < (b.platform.rawValue, b.major, b.minor)
  }

  /// The systems that came in the year of iOS 14 and macOS 11.
  package static let of2020 = [
    SystemVersion(.iOS, 14), SystemVersion(.macOS, 11), SystemVersion(.tvOS, 14), SystemVersion(.watchOS, 7),
    SystemVersion(.macCatalyst, 14),
  ]

  /// The systems that came in the year of iOS 15 and macOS 12.
  package static let of2021 = [
    SystemVersion(.iOS, 15), SystemVersion(.macOS, 12), SystemVersion(.tvOS, 15), SystemVersion(.watchOS, 8),
    SystemVersion(.macCatalyst, 15),
  ]

  /// The systems that came in the year of iOS 16 and macOS 13.
  package static let of2022 = [
    SystemVersion(.iOS, 16), SystemVersion(.macOS, 13), SystemVersion(.tvOS, 16), SystemVersion(.watchOS, 9),
    SystemVersion(.macCatalyst, 16), SystemVersion(.visionOS, 1),
  ]

  /// The names of the APIs for which rules ask whether the workspace runs on systems that don't have what they advise.
  package static let concernedNames: Set<String> = ["onAppear", "ObservedObject", "ScrollView"]
}

extension Node {
  /// The systems that `#available(iOS 15, macOS 12.3, *)`, or the attribute, names.
  package var systemVersions: [SystemVersion] {
    let text = self.text
    guard let open = text.firstIndex(of: "(") else { return [] }
    return text[text.index(after: open)...].split(separator: ",").compactMap { part in
      let words = part.split { $0.isWhitespace || $0 == ")" }
      guard words.count == 2 else { return nil }
      let name = words[0].hasSuffix("ApplicationExtension") ? words[0].dropLast(20) : words[0]
      let numbers = words[1].split(separator: ".").map { Int($0) ?? 0 }
      guard let platform = SystemVersion.Platform(rawValue: String(name)), let major = numbers.first else {
        return nil
      }
      return SystemVersion(platform, major, numbers.dropFirst().first ?? 0)
    }
  }
}

extension FileModel {
  /// The systems that code of the file asks for before it uses something, each once. What Xcode writes into a new app's
  /// tests asks for systems that the app may not run on.
  var systemsAskedFor: [SystemVersion] {
    if tree.isTest { return [] }
    let conditions = tree.nodes.ids(of: [.availabilityCondition])
    return Set(conditions.flatMap { tree.node($0).systemVersions }).sorted()
  }
}
