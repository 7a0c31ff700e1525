-- view-lsp for Neovim 0.11 and later: `vim.lsp.enable('view_lsp')`.
-- The file stands alone: it may also be copied to `lsp/` in the configuration folder.

local configuration_file = '.view-lsp.json'

local function is_project_file(name)
  return name == configuration_file
    or name == 'Package.swift'
    or name:match('%.xcodeproj$') ~= nil
    or name:match('%.xcworkspace$') ~= nil
end

-- What the server says when a configuration or another file has given open files other diagnostics. Neovim 0.12
-- by itself asks for those of the workspace then, and drops what comes for buffers that are open.
local function ask_again(_, _, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  for buffer in pairs(client and client.attached_buffers or {}) do
    client:request('textDocument/diagnostic', {
      textDocument = { uri = vim.uri_from_bufnr(buffer) },
      identifier = vim.tbl_get(client.server_capabilities, 'diagnosticProvider', 'identifier'),
    }, nil, buffer)
  end
  return vim.NIL
end

---@type vim.lsp.Config
return {
  cmd = { 'view-lsp', 'serve', '--stdio' },
  filetypes = { 'swift', 'json', 'jsonc' },
  -- The folder whose files are looked at together. Of the JSON files only the configuration is served.
  root_dir = function(buffer, on_dir)
    local path = vim.api.nvim_buf_get_name(buffer)
    if vim.bo[buffer].filetype ~= 'swift' and vim.fs.basename(path) ~= configuration_file then
      return
    end
    on_dir(vim.fs.root(buffer, '.git') or vim.fs.root(buffer, is_project_file) or vim.fs.dirname(path))
  end,
  -- What `.view-lsp.json` may hold; the file wins where both say something.
  settings = { viewLsp = vim.empty_dict() },
  handlers = { ['workspace/diagnostic/refresh'] = ask_again },
}
