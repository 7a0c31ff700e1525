/// A file's text and, below it, declarations that a type has in other files, with what resolves the code.
struct JoinedFile {
  let resolver: ViewResolver
  /// UTF-8 offset at which the file's own text ends.
  let end: Int
}
