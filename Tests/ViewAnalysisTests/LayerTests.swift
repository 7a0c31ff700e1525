import Foundation
import Testing

@testable import ViewAnalysis

/// Folders of `ViewAnalysis` depend on each other one way, and no rule on another one.
struct LayerTests {
  /// The layers from the bottom: each may use those before it, and itself.
  static let layers = [
    "Syntax", "Parser", "Vocabulary", "Semantics", "Workspace", "Resolution", "Editing", "Extraction",
    "Linting",
    "Rules", "Engine",
  ]

  @Test func layersDependOneWay() throws {
    let sources = try Source.all()
    #expect(sources.count > 100)
    #expect(Set(sources.map(\.layer)) == Set(Self.layers))
    let owners = Source.owners(of: sources, by: \.layer)
    var found: Set<String> = []
    for source in sources {
      let level = try #require(Self.layers.firstIndex(of: source.layer))
      for (name, owner) in owners {
        guard let other = Self.layers.firstIndex(of: owner), other > level, source.uses(name) else {
          continue
        }
        found.insert("\(source.layer) -> \(owner): \(name) in \(source.path)")
      }
    }
    #expect(found.isEmpty, "\(found.sorted().joined(separator: "\n"))")
  }

  @Test func rulesDoNotUseEachOther() throws {
    let sources = try Source.all().filter { $0.layer == "Rules" }
    let owners = Source.owners(of: sources, by: \.unit)
    var found: Set<String> = []
    for source in sources {
      for (name, owner) in owners where owner != source.unit && owner != "Rules/Shared" {
        if source.uses(name) { found.insert("\(source.path) uses \(name) of \(owner)") }
      }
    }
    #expect(found.isEmpty, "\(found.sorted().joined(separator: "\n"))")
  }

  @Test func aUseThatPointsUpIsFound() {
    let low = Source(
      path: "Syntax/A.swift", text: "struct Low { var high: High? }\nfunc use(_ low: Low) { low.extra() }")
    let high = Source(
      path: "Engine/B.swift", text: "struct High { var low: Low }\nextension Low { func extra() {} }")
    let owners = Source.owners(of: [low, high], by: \.layer)
    #expect(owners == ["Low": "Syntax", "use": "Syntax", "High": "Engine", "extra": "Engine"])
    #expect(low.uses("High") && low.uses("extra") && high.uses("Low") && !high.uses("use"))
  }
}

/// One source file of `ViewAnalysis`.
private struct Source {
  /// Inside of `Sources/ViewAnalysis`.
  let path: String
  /// Names that the file gives to others: types and functions of its own, members of extensions.
  let declared: [String]
  /// How many declarations of any kind the file has of each name.
  private let allDeclared: [String: Int]
  private let references: FileReferences

  init(path: String, text: String) {
    self.path = path
    let file = SourceFile(name: path, bytes: Array(text.utf8))
    references = file.facts.references
    var declared: [String] = []
    // The rules themselves are values that others may name: a rewrite says what must hold of them.
    for type in file.model.types
    where !type.isLocal && !type.node.isHidden && !(type.isExtension && type.name == "Rule") {
      if type.isExtension {
        declared += type.members.filter { !$0.isHidden }.compactMap(\.declaredName).map(\.text)
      } else if type.qualifiedName == type.name {
        declared.append(type.name)
      }
    }
    for item in file.tree.root.children {
      guard let declaration = item.firstChild, !declaration.isHidden else { continue }
      if let name = declaration.declaredName { declared.append(name.text) }
    }
    self.declared = declared
    allDeclared = Dictionary(
      grouping: file.tree.root.descendants.compactMap(\.newName).map(\.text), by: { $0 }
    ).mapValues(\.count)
  }

  static func all() throws -> [Source] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ViewAnalysis")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      Source(path: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  /// The only owner of each name. Names that are declared in other places, too, tell nothing: as locals, as parameters,
  /// as members of types.
  static func owners(of sources: [Source], by owner: (Source) -> String) -> [String: String] {
    var owners: [String: Set<String>] = [:]
    var counts: [String: Int] = [:]
    var all: [String: Int] = [:]
    for source in sources {
      for name in source.declared {
        owners[name, default: []].insert(owner(source))
        counts[name, default: 0] += 1
      }
      all.merge(source.allDeclared, uniquingKeysWith: +)
    }
    return owners.compactMapValues { $0.count == 1 ? $0.first : nil }
      .filter { all[$0.key] == counts[$0.key] && !standardMembers.contains($0.key) }
  }

  /// Members that types of the standard library have, too.
  private static let standardMembers: Set<String> = ["contains", "index", "init"]

  var layer: String { String(path.prefix { $0 != "/" }) }

  /// A rule's file or folder; for `Rules/Shared`, that.
  var unit: String {
    let parts = path.split(separator: "/")
    if parts.count > 1, parts[1] == "Shared" { return "Rules/Shared" }
    return parts.prefix(3).joined(separator: "/")
  }

  func uses(_ name: String) -> Bool { references.refers(to: name) }
}

extension Node {
  /// The name that the node itself declares: of a type, a function, a variable, a parameter.
  fileprivate var newName: Name? {
    switch kind {
    case .extensionDecl: nil
    case .functionDecl: declaredName
    case .functionParameter: FunctionParameter(self)?.name
    case .identifierPattern, .closureShorthandParameter, .enumCaseElement: firstName
    default: TypeDecl(self)?.name
    }
  }

  /// Whether other files can't see the declaration.
  fileprivate var isHidden: Bool { access.map { $0 <= .fileprivate } ?? false }
}
