/// The comments of a file that turn rules off.
package struct Suppressions: Sendable {
  package init(_ tree: SyntaxTree) {}

  func apply(
    to findings: [Finding], in file: SourceFile, workspace: WorkspaceIndex, configuration: Configuration
  ) -> [Finding] { findings }
}
