-- `:checkhealth view_lsp` and the help file, without and with a server. Run by NeovimTests.swift with `view-lsp` on
-- the PATH and VIEW_LSP_PLUGIN naming editors/neovim. Ends with status 0, or prints what went wrong and ends with 1.

local plugin = vim.env.VIEW_LSP_PLUGIN

local function fail(message)
  io.stderr:write(message .. '\n')
  vim.cmd('cquit 1')
end

local function report()
  vim.cmd('checkhealth view_lsp')
  local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
  vim.cmd('bwipeout!')
  return text
end

local function expect(text, words)
  if not text:find(words, 1, true) then
    fail('not in the report: ' .. words .. '\n' .. text)
  end
end

vim.opt.runtimepath:append(plugin)
vim.cmd('filetype on')
expect(report(), vim.lsp.is_enabled and 'not enabled' or '`setup` has not been called')

require('view_lsp').setup()
local text = report()
expect(text, 'view-lsp 0.')
expect(text, vim.lsp.is_enabled and 'The server is enabled' or '`setup` has been called')
expect(text, 'One is started for the first Swift file')
if text:find('ERROR', 1, true) then
  fail('the report has errors\n' .. text)
end

require('view_lsp').setup({ cmd = { 'no-such-view-lsp' } })
expect(report(), '`no-such-view-lsp` is not executable')

local tags = vim.fn.tempname()
vim.fn.mkdir(tags .. '/doc', 'p')
vim.fn.writefile(vim.fn.readfile(plugin .. '/doc/view-lsp.txt'), tags .. '/doc/view-lsp.txt')
vim.opt.runtimepath:append(tags)
vim.cmd('helptags ' .. tags .. '/doc')
for _, tag in ipairs({ 'view-lsp', 'view_lsp.setup()', ':ViewLspExplain', 'view-lsp-health' }) do
  vim.cmd('help ' .. tag)
end
vim.cmd('quitall!')
