extension LSP {
  /// Encodes the diagnostics of one document, again and again.
  ///
  /// Those that are the same as last time keep their JSON. Without that, an edit in a file of 1,000 lines with 36
  /// diagnostics takes 1.6 to 1.8 times as long (`Benchmarks/latency`): `JSONEncoder` is slow.
  package struct DiagnosticsEncoding: Sendable {
    private let uri: [UInt8]
    /// What was encoded last, each with its JSON.
    private var encoded: [(diagnostic: Diagnostic, json: [UInt8])] = []

    package init(uri: DocumentURI) throws {
      self.uri = try OutgoingMessage.json(uri)
    }

    /// Whether there were no diagnostics the last time.
    package var isEmpty: Bool { encoded.isEmpty }

    /// A `textDocument/publishDiagnostics` message.
    package mutating func message(_ diagnostics: [Diagnostic], version: Int?) throws -> [UInt8] {
      try encode(diagnostics)
      var params = Array(#"{"uri":"#.utf8) + uri
      if let version { params += #","version":\#(version)"#.utf8 }
      params += #","diagnostics":["#.utf8
      params.reserveCapacity(encoded.reduce(params.count + 2) { $0 + $1.json.count + 1 })
      for (index, entry) in encoded.enumerated() {
        if index > 0 { params.append(UInt8(ascii: ",")) }
        params += entry.json
      }
      params += "]}".utf8
      return OutgoingMessage.notification(Methods.publishDiagnostics.name, json: params)
    }

    /// Encodes those that are others than last time. Both lists are in the order of the text.
    private mutating func encode(_ diagnostics: [Diagnostic]) throws {
      var last = encoded[...]
      encoded = try diagnostics.map { diagnostic in
        while let first = last.first, first.diagnostic.range.start < diagnostic.range.start {
          last.removeFirst()
        }
        let same = last.prefix { $0.diagnostic.range.start == diagnostic.range.start }
          .first { $0.diagnostic == diagnostic }
        return try (diagnostic, same?.json ?? OutgoingMessage.json(diagnostic))
      }
    }
  }
}
