/// Whether a property's value is copied or shared.
package enum ValueKind: Sendable {
  case value
  case object
  /// It can't be told.
  case unknown
}

extension ViewResolver {
  /// Whether the property's value is copied or shared, by its type, else by its initial value.
  package func kindOfValue(of property: Property) -> ValueKind {
    if let type = property.type { return kind(ofType: type) }
    guard let value = property.initialValue else { return .unknown }
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr,
      .simpleStringLiteralExpr, .arrayExpr, .dictionaryExpr, .tupleExpr:
      return .value
    case .prefixOperatorExpr: return .value
    case .memberAccessExpr:
      guard let base = MemberAccess(value)?.base, base.isTypeReference, let name = base.referencedName else {
        return .unknown
      }
      return MemberAccess(value)?.name.map { kind(ofMember: $0, ofTypeNamed: name) } ?? .unknown
    case .functionCallExpr:
      guard let call = FunctionCall(value), let callee = call.callee else { return .unknown }
      if callee.kind == .arrayExpr || callee.kind == .dictionaryExpr { return .value }
      return call.constructedType.map { kind(ofTypeNamed: $0) } ?? kind(ofResultOf: call)
    default: return .unknown
    }
  }

  /// Of a type's member that is no function: a constant of the type itself, where the workspace doesn't say otherwise.
  private func kind(ofMember member: Name, ofTypeNamed owner: Name) -> ValueKind {
    let declarations = declarations(of: owner)
    let property = declarations.flatMap(\.properties).first { $0.isStatic && $0.name == member.text }
    guard let property else {
      // What is declared elsewhere may be of any type, a case is of its enumeration's.
      let isEnumeration = declarations.contains { $0.kind == .enumDecl }
      let isForeign = declarations.allSatisfy { $0.kind == .extensionDecl }
      return isForeign || isEnumeration ? kind(ofTypeNamed: owner) : .unknown
    }
    if let type = property.type, type.hasPrefix("[") || type == "Self" {
      return type == "Self" ? kind(ofTypeNamed: owner) : .value
    }
    if property.type == nil, property.literalType != nil || property.isSpeltOut { return .value }
    guard let type = (property.type ?? property.valueType)?.plainTypeName else { return .unknown }
    return kind(
      ofDeclarations: workspace.typeDeclarations(named: type).map(\.facts),
      isKnown: Self.knownValues.contains(type))
  }

  /// Of what a static function of one of the workspace's types gives.
  private func kind(ofResultOf call: FunctionCall) -> ValueKind {
    guard let base = call.base, base.isTypeReference, let owner = base.referencedName, let name = call.name
    else { return .unknown }
    let functions = declarations(of: owner).flatMap(\.functions).filter {
      $0.isStatic && $0.name == name.text
    }
    guard let result = functions.first?.result, functions.allSatisfy({ $0.result == result }) else {
      return .unknown
    }
    if result.hasPrefix("[") { return .value }
    return result.plainTypeName.map { type in
      kind(
        ofDeclarations: workspace.typeDeclarations(named: type).map(\.facts),
        isKnown: Self.knownValues.contains(type))
    } ?? .unknown
  }

  private func kind(ofType type: Node) -> ValueKind {
    switch type.kind {
    case .arrayType, .dictionaryType, .functionType: return .value
    case .optionalType, .attributedType, .implicitlyUnwrappedOptionalType:
      return type.children.last.map { kind(ofType: $0) } ?? .unknown
    case .tupleType: return type.asFunctionType == nil ? .unknown : .value
    case .identifierType, .memberType: return type.typeName.map { kind(ofTypeNamed: $0) } ?? .unknown
    default: return .unknown
    }
  }

  private func kind(ofTypeNamed name: Name) -> ValueKind {
    let declarations = declarations(of: name)
    if workspace.isSystemObject(name.text) { return .object }
    return kind(ofDeclarations: declarations, isKnown: Self.knownValues.contains(name))
  }

  /// `isKnown` tells whether a type that the workspace doesn't declare is one whose values are copied.
  private func kind(ofDeclarations declarations: [TypeFacts], isKnown: Bool) -> ValueKind {
    let kinds = declarations.map(\.kind).filter { $0 != .extensionDecl }
    if kinds.isEmpty { return isKnown ? .value : .unknown }
    if kinds.contains(where: { $0 == .classDecl || $0 == .actorDecl }) { return .object }
    return kinds.allSatisfy { $0 == .structDecl || $0 == .enumDecl } ? .value : .unknown
  }

  /// Types of the standard library, Foundation and SwiftUI whose values are copied.
  private static let knownValues: NameSet = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float",
    "CGFloat", "Bool", "String", "Character", "Date", "URL", "UUID", "Data", "Decimal", "TimeInterval",
    "Array",
    "Set", "Dictionary", "Range", "ClosedRange", "Color", "Font", "Image", "Angle", "CGSize", "CGPoint",
    "CGRect",
    "EdgeInsets", "UnitPoint", "GridItem", "LocalizedStringKey", "Locale", "Calendar", "TimeZone",
    "Animation",
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "Edge", "AttributedString", "IndexSet",
    "ColorScheme",
    "DateComponents", "PresentationDetent", "NavigationPath", "NavigationSplitViewVisibility", "ContentMode",
  ]
}

extension WorkspaceIndex {
  /// Whether the type, by its bare name, is a class of Apple's, and none that the workspace declares.
  package func isSystemObject(_ name: String) -> Bool {
    Self.systemObjects.contains(name) && typeDeclarations(named: name).isEmpty
  }

  /// Classes of Apple's that views have values of.
  private static let systemObjects: NameSet = [
    "AnyCancellable", "Autoconnect", "AVAudioPlayer", "AVAudioRecorder", "AVAsset", "AVCaptureSession",
    "AVPlayer",
    "AVPlayerItem", "AVQueuePlayer", "Bundle", "CADisplayLink", "CALayer", "CKRecord", "CLLocation",
    "CLLocationManager", "CurrentValueSubject", "DateFormatter", "DispatchQueue", "EKEvent", "EKEventStore",
    "FileHandle", "FileManager", "JSONDecoder", "JSONEncoder", "MKMapItem", "MKMapView", "MTKView",
    "ModelContainer",
    "ModelContext", "Multicast", "NotificationCenter", "NSAttributedString", "NSColor", "NSFont", "NSImage",
    "NSItemProvider", "NSManagedObject", "NSManagedObjectContext", "NSMutableAttributedString", "NSObject",
    "NSPersistentContainer", "NSTextField", "NSTextView", "NSView", "NSViewController", "NSWindow",
    "NumberFormatter",
    "OperationQueue", "PassthroughSubject", "PDFDocument", "PDFPage", "PDFView", "PHAsset", "PKCanvasView",
    "Pipe",
    "Process", "Progress", "SCNScene", "SKScene", "Timer", "TimerPublisher", "UIColor", "UIFont", "UIImage",
    "UINavigationController", "UIScrollView", "UITextField", "UITextView", "UIView", "UIViewController",
    "UIWindow",
    "URLSession", "URLSessionTask", "UndoManager", "UserDefaults", "WKWebView",
  ]
}

extension String {
  /// `PassthroughSubject` for `PassthroughSubject<Int, Never>`.
  var withoutGenericArguments: String { firstIndex(of: "<").map { String(self[..<$0]) } ?? self }
}
