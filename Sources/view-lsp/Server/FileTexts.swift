internal import LSPCore

/// The texts of files by their names in findings: an open document's text beats the file on disk.
final class FileTexts {
  private let client: Client
  private let documents: OpenDocuments
  /// Files that could not be read, with what the user has been told of them.
  private var reported: [String: String] = [:]
  /// Documents made of files on disk, the latest last, with the files' stamps then: findings name the same locations in
  /// other files at each keystroke.
  private var recent: [(path: String, stamp: FileStamp, document: Document)] = []
  private static let mostRecent = 32

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

  func text(of name: String) -> [UInt8]? {
    if let open = documents.document(named: name) { return open.text }
    return Path.isAbsolute(name) ? read(name) : nil
  }

  /// The file as a document: an open one, else a new one of the file on disk, which has no version to speak of.
  func document(named name: String) -> Document? {
    if let open = documents.document(named: name) { return open.document }
    guard Path.isAbsolute(name) else { return nil }
    let stamp = FileSystem.stamp(of: name)
    if let stamp, let known = recent.first(where: { $0.path == name && $0.stamp == stamp }) {
      return known.document
    }
    recent.removeAll { $0.path == name }
    guard let bytes = read(name) else { return nil }
    let document = Document(
      uri: DocumentURI(filePath: name), languageID: "swift", version: 0, text: bytes)
    if let stamp {
      recent.append((name, stamp, document))
      if recent.count > Self.mostRecent { recent.removeFirst() }
    }
    return document
  }

  /// The document that a finding in `document` names; without a name, `document` itself.
  func document(named name: String?, from document: Document) -> Document? {
    guard let name, name != documents[document.uri]?.name else { return document }
    return self.document(named: name)
  }

  /// The version to write into an edit: only an open document has one.
  func editVersion(of document: Document) -> Int? { documents[document.uri]?.document.version }
}
