import TestSupport
import Testing

@testable import LSPCore

@Suite struct DiagnosticsEncodingTests {
  private let uri = DocumentURI("file:///a%20\"b\".swift")

  private func diagnostic(_ line: Int, _ message: String) -> LSP.Diagnostic {
    LSP.Diagnostic(
      range: LSP.Range(start: .init(line: line, character: 0), end: .init(line: line, character: 5)),
      severity: .warning, code: "rule", message: message, data: ["rule": "é/\"\n"])
  }

  @Test func `Each message says what a fresh encoding says`() throws {
    var generator = SeededGenerator(seed: 1)
    var encoding = try LSP.DiagnosticsEncoding(uri: uri)
    var list: [LSP.Diagnostic] = []
    for version in 0..<500 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where !list.isEmpty: list.remove(at: Int.random(in: 0..<list.count, using: &generator))
      case 1: list = Int.random(in: 0..<10, using: &generator) == 0 ? [] : list
      default:
        let line = Int.random(in: 0..<3, using: &generator)
        list.insert(diagnostic(line, "\(line)"), at: Int.random(in: 0...list.count, using: &generator))
      }
      let known = version.isMultiple(of: 7) ? nil : version
      let message = try encoding.message(list, version: known)
      #expect(encoding.isEmpty == list.isEmpty)
      var decoder = FrameDecoder()
      decoder.append(message)
      guard case .message(let body)? = decoder.next(),
        case .notification("textDocument/publishDiagnostics", let payload) = IncomingMessage(body)
      else {
        Issue.record("not a notification")
        return
      }
      let params = try payload.decode(LSP.PublishDiagnosticsParams.self)
      #expect(params.uri == uri)
      #expect(params.version == known)
      #expect(params.diagnostics == list)
    }
  }
}
