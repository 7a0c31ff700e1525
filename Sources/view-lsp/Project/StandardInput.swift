/// The text on standard input, where the arguments ask for it.
struct StandardInput {
  /// The path as it is printed.
  let name: String
  /// The absolute path of the file that the text stands for.
  let path: String
  /// The text, or why it could not be read.
  let text: Result<[UInt8], FileFailure>

  /// Reads the text; nil where the arguments don't ask for it.
  init?(_ arguments: Arguments) {
    let path = arguments.value("--stdin-path")
    guard path != nil || arguments.operands.contains("-") else { return nil }
    name = path ?? "<stdin>"
    self.path = Path.absolute(path ?? "stdin.swift", in: FileSystem.currentFolder)
    text = Result { () throws(FileFailure) in try FileSystem.readStandardInput() }
  }
}
