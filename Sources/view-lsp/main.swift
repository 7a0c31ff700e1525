print("view-lsp 0.1.0")
