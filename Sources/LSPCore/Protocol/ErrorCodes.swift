/// The error codes that the Language Server Protocol adds.
extension ErrorCode {
  package static let serverNotInitialized = ErrorCode(rawValue: -32002)
  package static let requestFailed = ErrorCode(rawValue: -32803)
  package static let serverCancelled = ErrorCode(rawValue: -32802)
  package static let contentModified = ErrorCode(rawValue: -32801)
  package static let requestCancelled = ErrorCode(rawValue: -32800)
}
