internal import LSPCore
internal import ViewAnalysis

extension Server {
  // MARK: From the client

  func didOpen(_ params: LSP.DidOpenTextDocumentParams) {
    let item = params.textDocument
    documents.open(item)
    let path = item.uri.filePath().map(Path.normalized)
    analyses[item.uri] = DocumentAnalysis(
      name: path ?? item.uri.string, path: path,
      kind: DocumentKind(languageID: item.languageId, path: path))
    textChanged(item.uri)
  }

  func didChange(_ params: LSP.DidChangeTextDocumentParams) {
    guard documents.change(params) else {
      log?.write(.warning, "A change of a document that is not open: \(params.textDocument.uri)")
      return
    }
    textChanged(params.textDocument.uri)
  }

  func didClose(_ params: LSP.DidCloseTextDocumentParams) {
    let uri = params.textDocument.uri
    guard documents.close(uri) else { return }
    let analysis = analyses.removeValue(forKey: uri)
    dirty.removeAll { $0 == uri }
    stale.removeAll { $0 == uri }
    if analysis?.published.isEmpty == false {
      transmit {
        OutgoingMessage.publishDiagnostics(
          uri: try OutgoingMessage.json(uri), version: nil, diagnostics: [])
      }
    }
    guard let analysis else { return }
    // From here on the file on disk counts again.
    switch analysis.kind {
    case .swift: returnToDisk(analysis)
    case .configuration: configurationChanged()
    case .other: if let path = analysis.path, isConfiguration(path) { configurationChanged() }
    }
  }

  func didSave(_ params: LSP.DidSaveTextDocumentParams) {
    guard let analysis = analyses[params.textDocument.uri], let path = analysis.path else { return }
    if isConfiguration(path) {
      configurationChanged()
    } else if analysis.kind == .swift, !workspace.files.contains(path) {
      fileChanged(path)
    }
  }

  private func textChanged(_ uri: DocumentURI) {
    guard let analysis = analyses[uri] else { return }
    analysis.version = nil
    switch analysis.kind {
    case .swift:
      if !dirty.contains(uri) { dirty.append(uri) }
    case .configuration:
      if !dirty.contains(uri) { dirty.append(uri) }
      configurationChanged()
    // What a configuration extends may have any name.
    case .other: if let path = analysis.path, isConfiguration(path) { configurationChanged() }
    }
  }

  // MARK: Analysis

  /// The document's analysis for its present text; nil where there is none to make.
  func analysis(of uri: DocumentURI) -> DocumentAnalysis? {
    guard let document = documents[uri], let analysis = analyses[uri] else { return nil }
    if analysis.version == document.version { return analysis }
    switch analysis.kind {
    case .other: return nil
    case .configuration:
      let file = ConfigurationFile(bytes: document.text)
      analysis.problems = file.problems
      if let path = analysis.path {
        // What the file extends counts too.
        let loaded = loader.load(path, root: workspace.root(of: path))
        analysis.problems += loaded.problems.filter { $0.path == path }.map(\.problem)
          .filter { !analysis.problems.contains($0) }
        analysis.problems += [baselineProblem(file, loaded)].compactMap { $0 }
      }
    case .swift where document.text.count > SourceText.longest:
      analysis.source = nil
      analysis.findings = []
      if workspace.index.remove(analysis.name) { othersAreStale(than: uri) }
      if !analysis.isReported {
        analysis.isReported = true
        show("window/showMessage", .warning, "\(analysis.name): \(SourceText.tooLong.message)")
      }
    case .swift:
      let source = SourceFile(name: analysis.name, bytes: document.text, replacing: analysis.source)
      if workspace.index.update(source.name, facts: source.facts) { othersAreStale(than: uri) }
      analysis.source = source
      analysis.findings = findings(in: source, path: analysis.path)
      analysis.details = [:]
    }
    analysis.version = document.version
    analysis.report = nil
    return analysis
  }

  /// Those of the document's findings that touch the range, with their details; all for nil, and of some rules alone, if
  /// any are given.
  func detailedFindings(
    of uri: DocumentURI, touching range: Range<Int>? = nil, by rules: Set<String>? = nil
  ) -> [DetailedFinding] {
    guard let analysis = freshAnalysis(of: uri), let source = analysis.source,
      let configuration = configuration(forPath: analysis.path)?.configuration
    else { return [] }
    lazy var analyzer = Analyzer(source, in: workspace.index, configuration: configuration)
    return analysis.findings.indices.compactMap { index in
      let finding = analysis.findings[index]
      guard range.map(finding.range.touches) ?? true, rules?.contains(finding.rule) ?? true else {
        return nil
      }
      let details = analysis.details[index] ?? analyzer.details(of: finding)
      analysis.details[index] = details
      return DetailedFinding(finding, details)
    }
  }

  /// The analysis as it is once everything is done that waits for idle turns.
  func freshAnalysis(of uri: DocumentURI) -> DocumentAnalysis? {
    guard analysis(of: uri) != nil else { return nil }
    if let place = stale.firstIndex(of: uri) {
      stale.remove(at: place)
      refresh(uri)
    }
    return analyses[uri]
  }

  /// The findings in the file that count for its configuration and its baseline.
  func findings(in source: SourceFile, path: String?) -> [Finding] {
    linter(source, path: path, in: workspace.index)?.findings() ?? []
  }

  /// Nil where the configuration leaves the file out.
  private func linter(_ source: SourceFile, path: String?, in index: WorkspaceIndex) -> FileLinter? {
    configuration(forPath: path).map {
      FileLinter(source, path: path, in: index, configuration: $0.configuration, baseline: baseline(of: $0))
    }
  }

  /// What applies the safe rewrites to the files, of one rule or of all: in open documents to their present texts.
  func fixer(_ files: [String], rule: String?) -> Fixer {
    Fixer(
      files: files, index: workspace.index, choice: Fixer.Choice(rule: rule),
      text: { [unowned self] in currentText(of: $0) },
      findings: { [unowned self] sources, index in
        sources.map { source in
          let path = Path.isAbsolute(source.name) ? source.name : nil
          return linter(source, path: path, in: index)?
            .detailedFindings { Catalogue.rule(named: $0.rule)?.hasSafeRewrite == true } ?? []
        }
      })
  }

  /// A file's text, by its name in findings: the open document's, else the file's on disk.
  func currentText(of name: String) -> [UInt8]? {
    if let uri = analyses.first(where: { $0.value.name == name })?.key { return documents[uri]?.text }
    return Path.isAbsolute(name) ? readText(name) : nil
  }

  /// The other documents' findings may depend on what has changed.
  func othersAreStale(than uri: DocumentURI?) {
    generation += 1
    if hasPulledWorkspace { wantsRefresh = true }
    for (other, analysis) in analyses where other != uri && analysis.kind == .swift && !stale.contains(other)
    {
      stale.append(other)
    }
  }

  /// Looks at a document again whose text has not changed.
  func refresh(_ uri: DocumentURI) {
    guard let analysis = analyses[uri], let source = analysis.source,
      analysis.version == documents[uri]?.version
    else { return }
    let findings = findings(in: source, path: analysis.path)
    analysis.details = [:]
    guard findings != analysis.findings else { return }
    analysis.findings = findings
    analysis.report = nil
    wantsRefresh = true
    publish(uri)
  }

  // MARK: To the client

  /// Sends the diagnostics of the document's present version to a client that doesn't ask for them.
  func publish(_ uri: DocumentURI) {
    guard !features.pullsDiagnostics, let document = documents[uri], let analysis = analyses[uri],
      analysis.version == document.version
    else { return }
    transmit {
      try update(&analysis.published, to: diagnosticContents(analysis, document))
      let uriJSON = try analysis.uriJSON ?? OutgoingMessage.json(uri)
      analysis.uriJSON = uriJSON
      return OutgoingMessage.publishDiagnostics(
        uri: uriJSON, version: document.version, diagnostics: analysis.published.map(\.json))
    }
  }

  /// Writes the JSON of new diagnostics. Those before and behind an edit mostly are as they were, and keep theirs.
  private func update(
    _ published: inout [DocumentAnalysis.Published], to contents: [DiagnosticContent]
  ) throws {
    let shorter = min(contents.count, published.count)
    var start = 0
    while start < shorter, contents[start] == published[start].content { start += 1 }
    var end = 0
    while end < shorter - start,
      contents[contents.count - 1 - end] == published[published.count - 1 - end].content
    {
      end += 1
    }
    if start + end == contents.count, contents.count == published.count { return }
    let changed = try contents[start..<contents.count - end].map {
      DocumentAnalysis.Published(content: $0, json: try OutgoingMessage.json(diagnostic($0)))
    }
    published.replaceSubrange(start..<published.count - end, with: changed)
  }

  func diagnostics(_ analysis: DocumentAnalysis, _ document: Document) -> [LSP.Diagnostic] {
    diagnosticContents(analysis, document).map(diagnostic)
  }

  private func diagnosticContents(_ analysis: DocumentAnalysis, _ document: Document) -> [DiagnosticContent] {
    switch analysis.kind {
    case .swift: return analysis.findings.map { diagnosticContent($0, in: document) }
    case .configuration:
      return analysis.problems.map { problem in
        DiagnosticContent(
          range: range(problem.range, in: document), severity: .error, message: problem.message)
      }
    case .other: return []
    }
  }

  /// A finding as the client is shown it.
  func diagnostic(_ finding: Finding, in document: Document) -> LSP.Diagnostic {
    diagnostic(diagnosticContent(finding, in: document))
  }

  private func diagnosticContent(_ finding: Finding, in document: Document) -> DiagnosticContent {
    var content = DiagnosticContent(
      range: range(finding.range, in: document), severity: LSP.DiagnosticSeverity(finding.severity),
      message: finding.message, rule: finding.rule, isUnnecessary: finding.isUnnecessary)
    if features.diagnostics.relatedInformation, !finding.related.isEmpty {
      content.related = finding.related.compactMap { place in
        location(place.range, in: place.file, else: document).map {
          LSP.DiagnosticRelatedInformation(location: $0, message: place.message)
        }
      }
    }
    return content
  }

  private func diagnostic(_ content: DiagnosticContent) -> LSP.Diagnostic {
    var diagnostic = LSP.Diagnostic(
      range: content.range, severity: content.severity, source: "view-lsp", message: content.message,
      tags: content.isUnnecessary ? [.unnecessary] : nil, relatedInformation: content.related)
    if let rule = content.rule {
      let source = Catalogue.rule(named: rule)?.sources.first
      diagnostic.code = .string(rule)
      diagnostic.codeDescription = source.map { .init(href: $0.document.address) }
      diagnostic.data = ["rule": .string(rule)]
    }
    return diagnostic.limited(to: features.diagnostics)
  }

  func range(_ range: Range<Int>, in document: Document) -> LSP.Range {
    document.lines.range(of: range, in: document.text, encoding: documents.encoding)
  }

  /// A place in another file, named as findings name files; nil where the file can't be read.
  private func location(
    _ range: Range<Int>, in name: String?, else document: Document
  ) -> LSP.Location? {
    guard let other = self.document(named: name, else: document) else { return nil }
    return LSP.Location(uri: other.uri, range: self.range(range, in: other))
  }

  /// The document that a finding's file name stands for: an open one, else the file on disk, without a
  /// version. Without a name, the document itself.
  func document(named name: String?, else document: Document) -> Document? {
    guard let name, name != analyses[document.uri]?.name else { return document }
    return self.document(named: name)
  }

  func document(named name: String) -> Document? {
    if let uri = analyses.first(where: { $0.value.name == name })?.key { return documents[uri] }
    guard Path.isAbsolute(name), let bytes = readText(name) else { return nil }
    return Document(uri: DocumentURI(filePath: name), languageID: "swift", version: 0, text: bytes)
  }

  /// The version to write into an edit: only an open document has one.
  func editVersion(of document: Document) -> Int? { documents[document.uri]?.version }
}

extension LSP.DiagnosticSeverity {
  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .information: .information
      case .hint: .hint
      }
  }
}
