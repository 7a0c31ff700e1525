@MainActor open class NSResponder: NSObject {}

open class NSColor: NSObject, @unchecked Sendable {
  public class var red: NSColor { fatalError() }
  public class var labelColor: NSColor { fatalError() }
  public class var secondaryLabelColor: NSColor { fatalError() }
  public class var windowBackgroundColor: NSColor { fatalError() }
  public class var controlBackgroundColor: NSColor { fatalError() }
  public class var separatorColor: NSColor { fatalError() }
}

open class NSImage: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init?(named name: String) { fatalError() }
  public convenience init?(contentsOfFile path: String) { fatalError() }
  public convenience init?(contentsOf url: URL) { fatalError() }
  public convenience init?(data: Data) { fatalError() }
}

open class NSFont: NSObject {}

open class NSView: NSResponder {
  public init(frame: CGRect) {}
  public override convenience init() { self.init(frame: .zero) }
  open var frame: CGRect = .zero
  open var isHidden = false
  open var wantsLayer = false
  open var subviews: [NSView] { fatalError() }
  open var window: NSWindow? { fatalError() }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open func addSubview(_ view: NSView) {}
  open func removeFromSuperview() {}
  open func addGestureRecognizer(_ recognizer: NSGestureRecognizer) {}
}

open class NSGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
}

open class NSClickGestureRecognizer: NSGestureRecognizer {}

open class NSWindow: NSResponder {}

open class NSViewController: NSResponder {
  open var view: NSView {
    get { fatalError() }
    set {}
  }
}

open class NSControl: NSView {
  open weak var target: AnyObject?
  open var action: Selector?
  open var stringValue = ""
}

public protocol NSTextFieldDelegate: AnyObject {
  @MainActor func controlTextDidChange(_ notification: Notification)
}

extension NSTextFieldDelegate {
  @MainActor public func controlTextDidChange(_ notification: Notification) {}
}

open class NSTextField: NSControl {
  open var placeholderString: String?
  open weak var delegate: (any NSTextFieldDelegate)?
}

public protocol NSTextViewDelegate: AnyObject {
  @MainActor func textDidChange(_ notification: Notification)
}

open class NSTextView: NSView {
  open var string = ""
  open weak var delegate: (any NSTextViewDelegate)?
}

open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable { case sidebar, headerView, popover, menu }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  open var material: Material = .sidebar
  open var blendingMode: BlendingMode = .behindWindow
}
