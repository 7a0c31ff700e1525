/// `view-lsp serve`.
func runServe(_ arguments: Arguments, _ console: Console) -> Int32 {
  console.complain("serve: not in this version")
  return 2
}
