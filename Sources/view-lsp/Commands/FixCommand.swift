/// `view-lsp fix`.
func runFix(_ arguments: Arguments, _ console: Console) -> Int32 {
  console.complain("fix: not in this version")
  return 2
}
