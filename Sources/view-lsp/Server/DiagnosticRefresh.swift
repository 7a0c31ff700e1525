internal import LSPCore

/// Asks a client that pulls diagnostics to pull them again once they have changed.
final class DiagnosticRefresh {
  private let client: Client
  /// Diagnostics have changed that the client has asked for before.
  private var isWanted = false
  /// The client hasn't answered the last request.
  private var isUnanswered = false
  /// The workspace's generation that the client knows of; nil before it asks for the whole workspace.
  private var knownGeneration: Int?

  init(client: Client) { self.client = client }

  func want() { isWanted = true }

  /// The client asks for the whole workspace.
  func workspaceIsPulled(generation: Int) { knownGeneration = knownGeneration ?? generation }

  func isDue(generation: Int) -> Bool {
    !isUnanswered && (isWanted || knownGeneration.map { $0 != generation } ?? false)
  }

  /// One such request at a time.
  func ask(generation: Int) {
    isWanted = false
    if knownGeneration != nil { knownGeneration = generation }
    guard client.features.pullsDiagnostics, client.features.refreshesDiagnostics else { return }
    isUnanswered = true
    client.request(LSP.Methods.refreshDiagnostics) { [unowned self] _ in isUnanswered = false }
  }
}
