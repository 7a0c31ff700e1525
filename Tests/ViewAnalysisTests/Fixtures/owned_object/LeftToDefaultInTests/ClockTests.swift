import XCTest

final class ClockTests: XCTestCase {
  @MainActor func testBody() { _ = ClockView() }
}
