import SwiftUI

struct Alarm {
  let title = "Alarm"
  func stop() {}
}

enum AlarmCenter {
  static let current = makeAlarm()
  static func makeAlarm() -> Alarm { Alarm() }
}
