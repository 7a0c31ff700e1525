import Foundation
import LSPCore
import Testing
import ViewAnalysis

@testable import view_lsp

/// What the editors' packages say of the configuration, against what the server reads.
@Suite struct SchemaTests {
  private static let extensionFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("editors/vscode")

  private func json(_ data: Data) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: data)
  }

  private func keys(_ value: JSONValue?) -> Set<String> {
    guard case .object(let members) = value else { return [] }
    return Set(members.keys)
  }

  @Test func theExtensionHasThisSchema() throws {
    let file = Self.extensionFolder.appendingPathComponent("view-lsp.schema.json")
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written == ConfigurationSchema.text,
      "swift run view-lsp rules --format schema > editors/vscode/view-lsp.schema.json")
  }

  @Test func theSchemaAndTheReaderAgree() throws {
    let schema = try json(Data(ConfigurationSchema.text.utf8))
    let properties = schema["properties"]
    #expect(keys(properties) == Set(ConfigurationFile.keys))
    let rules = properties?["rules"]?["properties"]
    #expect(keys(rules) == Set(Catalogue.rules.map(\.id)))
    for rule in Catalogue.rules {
      let options = rules?[rule.id]?["anyOf"]?.arrayValue?.last?["properties"]
      #expect(keys(options) == Set(["severity"] + rule.options.map(\.name)))
    }
    // Each value that the schema offers is one that the reader takes.
    let profiles = properties?["profile"]?["enum"]?.arrayValue ?? []
    let severities = schema["definitions"]?["severity"]?["enum"]?.arrayValue ?? []
    #expect(profiles.count == Profile.allCases.count && severities.count == Severity.allCases.count + 1)
    for value in profiles { try expectNoProblem(["profile": value]) }
    for value in severities {
      for rule in Catalogue.rules { try expectNoProblem(["rules": [rule.id: value]]) }
    }
  }

  private func expectNoProblem(_ value: JSONValue) throws {
    #expect(ConfigurationFile(bytes: try value.encoded()).problems == [])
  }

  @Test func theExtensionsSettings() throws {
    let package = try json(
      Data(contentsOf: Self.extensionFolder.appendingPathComponent("package.json")))
    #expect(package["version"]?.stringValue == view_lsp.version)
    let settings = package["contributes"]?["configuration"]?["properties"]
    let own: Set = [
      "viewLsp.enable", "viewLsp.path", "viewLsp.args", "viewLsp.logLevel", "viewLsp.trace.server",
      "viewLsp.codeLens",
    ]
    // These lead to other files, which is for a file to do.
    let onlyInFiles: Set = ["$schema", "extends", "baseline"]
    let shared = Set(ConfigurationFile.keys).subtracting(onlyInFiles).map { "viewLsp.\($0)" }
    #expect(keys(settings) == own.union(shared))
    #expect(settings?["viewLsp.profile"]?["enum"]?.arrayValue?.count == Profile.allCases.count)
    let schema = package["contributes"]?["jsonValidation"]?.arrayValue?.first
    #expect(schema?["fileMatch"]?.stringValue == ConfigurationFile.name)
    #expect(schema?["url"]?.stringValue == "./view-lsp.schema.json")
  }
}
