public struct UTType: Hashable, Sendable {
  public init?(_ identifier: String) {}
  public init(exportedAs identifier: String) {}
  public init(importedAs identifier: String) {}
  public init?(filenameExtension: String) {}
  public static var data: UTType { fatalError() }
  public static var text: UTType { fatalError() }
  public static var plainText: UTType { fatalError() }
  public static var json: UTType { fatalError() }
  public static var image: UTType { fatalError() }
  public static var png: UTType { fatalError() }
  public static var pdf: UTType { fatalError() }
  public static var url: UTType { fatalError() }
  public static var fileURL: UTType { fatalError() }
  public static var folder: UTType { fatalError() }
}

public protocol TransferRepresentation {}

public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  static var transferRepresentation: Representation { get }
}

public struct StubbedTransferRepresentation: TransferRepresentation {}

extension String: Transferable {
  public static var transferRepresentation: StubbedTransferRepresentation { fatalError() }
}

extension URL: Transferable {
  public static var transferRepresentation: StubbedTransferRepresentation { fatalError() }
}

extension Data: Transferable {
  public static var transferRepresentation: StubbedTransferRepresentation { fatalError() }
}

open class NSItemProvider: NSObject {}

extension View {
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    Stubbed()
  }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { Stubbed() }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { Stubbed() }
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { Stubbed() }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { Stubbed() }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { Stubbed() }
}
