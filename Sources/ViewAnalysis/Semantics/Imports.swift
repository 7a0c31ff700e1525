extension SyntaxTree {
  /// Whether the file imports the module.
  func imports(_ module: String) -> Bool {
    nodes.ids(of: [.importDecl]).contains { id in
      node(id).tokenRange.contains { text(of: tokens[$0]) == module }
    }
  }

  /// Whether it is a file of tests.
  var isTest: Bool { imports("XCTest") || imports("Testing") }

  /// The names of the modules that the file imports.
  var importedModules: Set<String> {
    Set(
      nodes.ids(of: [.importDecl]).compactMap { id in
        // `import struct Kit.Card`
        node(id).text.split(whereSeparator: \.isWhitespace).last?.split(separator: ".").first.map(String.init)
      })
  }

  /// What stands before `View` where the file needs the module's name, as it has another `View`: `SwiftUI.`.
  var viewQualifier: String {
    let isQualified = nodes.ids(of: [.memberType]).contains { node($0).hasText("SwiftUI.View") }
    return isQualified ? "SwiftUI." : ""
  }
}
