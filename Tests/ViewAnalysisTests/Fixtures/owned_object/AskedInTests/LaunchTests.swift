import XCTest

final class LaunchTests: XCTestCase {
  func testLaunch() {
    if #available(watchOS 7, iOS 14, *) { print("A new system") }
  }
}
