import UIKit

extension UIImage {
  func scaledToFit(_ size: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in draw(at: .zero) }
  }

  func tinted(_ colour: UIColor, by amount: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }
  }
}
