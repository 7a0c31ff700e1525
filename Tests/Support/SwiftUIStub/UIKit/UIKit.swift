@MainActor open class UIResponder: NSObject {
  @discardableResult open func becomeFirstResponder() -> Bool { fatalError() }
  @discardableResult open func resignFirstResponder() -> Bool { fatalError() }
}

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public convenience init?(named name: String) { fatalError() }
  public class var red: UIColor { fatalError() }
  public class var blue: UIColor { fatalError() }
  public class var green: UIColor { fatalError() }
  public class var white: UIColor { fatalError() }
  public class var black: UIColor { fatalError() }
  public class var gray: UIColor { fatalError() }
  public class var clear: UIColor { fatalError() }
  public class var label: UIColor { fatalError() }
  public class var secondaryLabel: UIColor { fatalError() }
  public class var systemBackground: UIColor { fatalError() }
  public class var secondarySystemBackground: UIColor { fatalError() }
  public class var tertiarySystemBackground: UIColor { fatalError() }
  public class var systemGroupedBackground: UIColor { fatalError() }
  public class var secondarySystemGroupedBackground: UIColor { fatalError() }
  public class var systemGray: UIColor { fatalError() }
  public class var systemGray4: UIColor { fatalError() }
  public class var systemGray5: UIColor { fatalError() }
  public class var systemGray6: UIColor { fatalError() }
  public class var systemFill: UIColor { fatalError() }
  public class var separator: UIColor { fatalError() }
}

open class UIFont: NSObject {
  public class func systemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
  public struct TextStyle: Sendable {
    public static let body = TextStyle()
    public static let headline = TextStyle()
    public static let title1 = TextStyle()
  }
}

open class UIImage: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init?(named name: String) { fatalError() }
  public convenience init?(systemName name: String) { fatalError() }
  public convenience init?(contentsOfFile path: String) { fatalError() }
  public convenience init?(data: Data) { fatalError() }
  public convenience init?(data: Data, scale: CGFloat) { fatalError() }
  open var size: CGSize { fatalError() }
}

open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
  open weak var delegate: (any UIGestureRecognizerDelegate)?
}

public protocol UIGestureRecognizerDelegate: AnyObject {}
open class UITapGestureRecognizer: UIGestureRecognizer {}
open class UIPanGestureRecognizer: UIGestureRecognizer {}
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public override convenience init() { self.init(frame: .zero) }
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var clipsToBounds = false
  open var subviews: [UIView] { fatalError() }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var superview: UIView? { fatalError() }
  open var layer: CALayer { fatalError() }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var isUserInteractionEnabled = true
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func removeFromSuperview() {}
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func viewWithTag(_ tag: Int) -> UIView? { fatalError() }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
}

open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open func addSublayer(_ layer: CALayer) {}
}

open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  open var view: UIView! {
    get { fatalError() }
    set {}
  }
  open var title: String?
  open func viewDidLoad() {}
  open func addChild(_ controller: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
}

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1)
    public static let valueChanged = Event(rawValue: 2)
    public static let editingChanged = Event(rawValue: 4)
  }
  open var isEnabled = true
  open func addTarget(_ target: Any?, action: Selector, for event: Event) {}
  open func addAction(_ action: UIAction, for event: Event) {}
}

open class UIAction: NSObject {
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

open class UIButton: UIControl {
  public enum State: Sendable { case normal, highlighted }
  open func setTitle(_ title: String?, for state: State) {}
}

open class UISwitch: UIControl { open var isOn = false }

open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}

open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
}

open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
  open var numberOfLines = 1
  open var textAlignment: NSTextAlignment = .natural
}

open class UIImageView: UIView {
  open var image: UIImage?
}

open class UIActivityIndicatorView: UIView {
  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { fatalError() }
}

public protocol UITextFieldDelegate: AnyObject {
  @MainActor func textFieldDidChangeSelection(_ textField: UITextField)
  @MainActor func textFieldShouldReturn(_ textField: UITextField) -> Bool
  @MainActor func textFieldDidEndEditing(_ textField: UITextField)
  @MainActor func textFieldDidBeginEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  @MainActor public func textFieldDidChangeSelection(_ textField: UITextField) {}
  @MainActor public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  @MainActor public func textFieldDidEndEditing(_ textField: UITextField) {}
  @MainActor public func textFieldDidBeginEditing(_ textField: UITextField) {}
}

open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open weak var delegate: (any UITextFieldDelegate)?
}

public protocol UIScrollViewDelegate: AnyObject {
  @MainActor func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  @MainActor public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

open class UIScrollView: UIView {
  open var contentSize: CGSize = .zero
  open var contentOffset: CGPoint = .zero
  open var isScrollEnabled = true
}

public protocol UITextViewDelegate: UIScrollViewDelegate {
  @MainActor func textViewDidChange(_ textView: UITextView)
  @MainActor func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  @MainActor public func textViewDidChange(_ textView: UITextView) {}
  @MainActor public func textViewDidEndEditing(_ textView: UITextView) {}
}

open class UITextView: UIScrollView {
  open var text: String!
  open var font: UIFont?
  open var isEditable = true
  open weak var delegate: (any UITextViewDelegate)?
}

public protocol UISearchBarDelegate: AnyObject {
  @MainActor func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UISearchBarDelegate)?
}

public protocol UITableViewDataSource: AnyObject {
  @MainActor func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
}

public protocol UITableViewDelegate: UIScrollViewDelegate {}

open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open func reloadData() {}
}

public protocol UIImagePickerControllerDelegate: AnyObject {
  @MainActor func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

public protocol UINavigationControllerDelegate: AnyObject {}

open class UIImagePickerController: UIViewController {
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
}

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case light, dark, regular, prominent, systemMaterial }
  public init(style: Style) {}
}

open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
  open var effect: UIVisualEffect?
}

@MainActor open class UIApplication: UIResponder {
  public static var shared: UIApplication { fatalError() }
  open func open(_ url: URL) {}
}

// MARK: - MapKit, WebKit, AVKit: what representables wrap most

open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var showsUserLocation = false
}

public protocol MKMapViewDelegate: AnyObject {
  @MainActor func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  @MainActor public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

open class WKWebView: UIView {
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  @discardableResult open func load(_ request: URL) -> Bool { fatalError() }
}

public protocol WKNavigationDelegate: AnyObject {}
