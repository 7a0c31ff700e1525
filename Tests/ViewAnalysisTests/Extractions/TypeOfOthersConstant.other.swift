import SwiftUI

enum SidebarMetrics {
  static let defaultWidth: Double = 280
}
