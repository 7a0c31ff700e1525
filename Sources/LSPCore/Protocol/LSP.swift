/// The Language Server Protocol's own types, under its own names. Only what this server reads or writes is
/// here; a client may send more.
package enum LSP {}

extension LSP {
  /// A place between two characters of a document: line and character from zero, the character in units of
  /// the encoding that was agreed on.
  package struct Position: Codable, Sendable, Hashable, Comparable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    package static func < (a: Position, b: Position) -> Bool {
      (a.line, a.character) < (b.line, b.character)
    }
  }

  package struct Range: Codable, Sendable, Hashable {
    package var start: Position
    /// Behind the last character.
    package var end: Position

    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }
  }

  package struct Location: Codable, Sendable, Hashable {
    package var uri: DocumentURI
    package var range: Range

    package init(uri: DocumentURI, range: Range) {
      self.uri = uri
      self.range = range
    }
  }

  package enum MarkupKind: String, Codable, Sendable {
    case plaintext, markdown
  }

  package struct MarkupContent: Codable, Sendable, Equatable {
    package var kind: MarkupKind
    package var value: String

    package init(kind: MarkupKind, value: String) {
      self.kind = kind
      self.value = value
    }
  }

  package struct Command: Codable, Sendable, Equatable {
    package var title: String
    package var command: String
    package var arguments: [JSONValue]?

    package init(title: String, command: String, arguments: [JSONValue]? = nil) {
      self.title = title
      self.command = command
      self.arguments = arguments
    }
  }

  package struct WorkspaceFolder: Codable, Sendable, Hashable {
    package var uri: DocumentURI
    package var name: String

    package init(uri: DocumentURI, name: String) {
      self.uri = uri
      self.name = name
    }
  }

  package typealias ProgressToken = RequestID
}
