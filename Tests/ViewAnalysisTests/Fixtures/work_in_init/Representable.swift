// swift-format-ignore-file
import Foundation
import SwiftUI
import UIKit

struct BadgeView: UIViewRepresentable {
  private let formatter = NumberFormatter()  // expect: work_in_init "where the platform view or the coordinator is created"
  let count: Int

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = formatter.string(from: NSNumber(value: count))
  }
}
