internal import LSPCore

/// The texts of files by their names in findings: an open document's text beats the file on disk.
final class FileTexts {
  private let client: Client
  private let documents: OpenDocuments
  /// Files that could not be read, with what the user has been told of them.
  private var reported: [String: String] = [:]
  /// Locations in files on disk, by file and range: findings name the same ones at each keystroke. Those of a file are
  /// good until it changes: see `readAnew`.
  private var locations: [String: [Range<Int>: LSP.Location]] = [:]
  private var locationCount = 0
  private static let mostLocations = 20_000

  init(client: Client, documents: OpenDocuments) {
    self.client = client
    self.documents = documents
  }

  /// The text of the file on disk; nil where it can't be read. Why is said once.
  func read(_ path: String) -> [UInt8]? {
    do throws(FileFailure) {
      let bytes = try SourceText.read(path)
      reported[path] = nil
      return bytes
    } catch {
      if reported.updateValue(error.message, forKey: path) != error.message {
        client.log?.write(.warning, "\(path): \(error.message)")
        client.logMessage(.warning, "\(path): \(error.message)")
      }
      return nil
    }
  }

  /// The text of the file on disk, which has changed.
  func readAnew(_ path: String) -> [UInt8]? {
    locationCount -= locations.removeValue(forKey: path)?.count ?? 0
    return read(path)
  }

  func text(of name: String) -> [UInt8]? {
    if let open = documents.document(named: name) { return open.text }
    return Path.isAbsolute(name) ? read(name) : nil
  }

  /// The file as a document: an open one, else a new one of the file on disk, which has no version to speak of.
  func document(named name: String) -> Document? {
    if let open = documents.document(named: name) { return open.document }
    guard Path.isAbsolute(name) else { return nil }
    return read(name).map {
      Document(uri: DocumentURI(filePath: name), languageID: "swift", version: 0, text: $0)
    }
  }

  /// Where a finding in `document` points to: UTF-8 offsets in the file of the name, without one in `document` itself. Nil
  /// where the file can't be read.
  func location(of range: Range<Int>, in name: String?, from document: Document) -> LSP.Location? {
    let open = name.map { documents.document(named: $0)?.document } ?? document
    if let open { return LSP.Location(uri: open.uri, range: documents.range(range, in: open)) }
    guard let name else { return nil }
    if let known = locations[name]?[range] { return known }
    guard let other = self.document(named: name) else { return nil }
    let location = LSP.Location(uri: other.uri, range: documents.range(range, in: other))
    if locationCount >= Self.mostLocations {
      locations = [:]
      locationCount = 0
    }
    locations[name, default: [:]][range] = location
    locationCount += 1
    return location
  }

  /// The document that a finding in `document` names; without a name, `document` itself.
  func document(named name: String?, from document: Document) -> Document? {
    guard let name, name != documents[document.uri]?.name else { return document }
    return self.document(named: name)
  }

  /// The version to write into an edit: only an open document has one.
  func editVersion(of document: Document) -> Int? { documents[document.uri]?.document.version }
}
