import Testing

@testable import LSPCore

@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///home/a/View.swift", "/home/a/View.swift"),
    ("file:///with%20space/%C3%A9t%C3%A9.swift", "/with space/été.swift"),
    ("file:///with space/été.swift", "/with space/été.swift"),
    ("file:///a%23b%3Fc%25d.swift", "/a#b?c%d.swift"),
    ("file:///odd%zz%4.swift", "/odd%zz%4.swift"),
    ("FILE:///a", "/a"),
    ("file:/a/b", "/a/b"),
    ("file://localhost/a", "/a"),
    ("file:///c%3A/a", "/c:/a"),
  ])
  func `File URIs have paths`(uri: String, path: String) {
    #expect(DocumentURI(uri).filePath(style: .posix) == path)
    #expect(DocumentURI(uri).string == uri)
  }

  @Test(arguments: [
    "untitled:Untitled-1", "git:/a/b.swift?%7B%7D", "vscode-notebook-cell:/a#x", "file:", "file://", "", "a",
    "%",
    "file://server/share/a", "file:///%FF%FE", "file:relative",
  ])
  func `Others have none and keep their spelling`(uri: String) {
    #expect(DocumentURI(uri).filePath(style: .posix) == nil)
    #expect(DocumentURI(uri).string == uri)
  }

  @Test(arguments: [
    ("file:///c%3A/Code/My%20App/A.swift", "C:/Code/My App/A.swift"),
    ("file:///C:/Code/A.swift", "C:/Code/A.swift"),
    ("file://server/share/A.swift", "//server/share/A.swift"),
  ])
  func `Windows paths`(uri: String, path: String) {
    #expect(DocumentURI(uri).filePath(style: .windows) == path)
    let back = DocumentURI(filePath: path, style: .windows)
    #expect(back.filePath(style: .windows) == path)
  }

  @Test func `Backslashes are separators on Windows`() {
    #expect(
      DocumentURI(filePath: #"C:\My Code\ä.swift"#, style: .windows).string
        == "file:///C:/My%20Code/%C3%A4.swift")
  }

  @Test(arguments: ["/a/b.swift", "/with space/é𐐀.swift", "/a#b?c%d[e].swift", "/a:b@c!.swift", "/"])
  func `A path comes back from its URI`(path: String) {
    let uri = DocumentURI(filePath: path, style: .posix)
    #expect(uri.filePath(style: .posix) == path)
    #expect(uri.string.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x23 && $0 != 0x3F })
  }
}
