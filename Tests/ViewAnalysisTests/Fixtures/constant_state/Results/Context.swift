import SwiftUI

final class Device {
  let name = "A"
}

enum Devices {
  static func all() -> [Device] { [] }
  static func first() -> Device { Device() }
}
