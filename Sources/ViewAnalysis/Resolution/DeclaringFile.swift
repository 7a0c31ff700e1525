/// Which of several declarations of one qualified name a file sees.
enum DeclaringFile: Equatable {
  case none
  /// The file that declares it.
  case only(String)
  case several
}

extension WorkspaceIndex {
  /// The file whose declaration of the type's name the code of `file` means: by access and, where packages' manifests
  /// tell the modules, by module.
  func declaringFile(of type: DeclaredType, seenFrom file: String) -> DeclaringFile {
    let own = module(of: file)
    var nearest: (files: [String], rank: Int) = ([], 0)
    for (declaring, facts) in typeDeclarations(named: type.name)
    where facts.qualifiedName == type.qualifiedName {
      guard let rank = rank(of: facts, in: declaring, seenFrom: file, own) else { continue }
      if rank > nearest.rank { nearest = ([], rank) }
      if rank == nearest.rank { nearest.files.append(declaring) }
    }
    switch nearest.files.count {
    case 0: return .none
    case 1: return nearest.files.first.map(DeclaringFile.only) ?? .none
    default: return .several
    }
  }

  /// How near the declaration is to code in the file: the nearest is meant. Nil where the code can't see it.
  private func rank(of type: TypeFacts, in declaring: String, seenFrom file: String, _ own: FileModule?)
    -> Int?
  {
    let access = effectiveAccess(of: type, in: declaring)
    if declaring == file { return access < .internal ? 4 : 3 }
    if access < .internal { return nil }
    let other = module(of: declaring)
    if own == other { return 2 }
    guard let own, let other, own.package == other.package else { return access >= .public ? 1 : nil }
    guard mayImport(other, in: own) else { return nil }
    // Tests import with `@testable`.
    return own.target.isTest || access >= .package ? 1 : nil
  }

  /// The type's access, or that of a type around it in the file, whichever is narrower.
  private func effectiveAccess(of type: TypeFacts, in file: String) -> AccessLevel {
    var access = type.access ?? .internal
    var around = type.qualifiedName[...]
    while let period = around.lastIndex(of: ".") {
      around = around[..<period]
      let name = around.split(separator: ".").last.map(String.init) ?? String(around)
      let outer = exports(of: file)?.types(named: name).first { $0.qualifiedName == around }
      if let limit = outer?.access { access = min(access, limit) }
    }
    return access
  }
}
