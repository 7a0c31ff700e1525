-- `:checkhealth view_lsp`

local M = {}

-- Neovim 0.8 and 0.9 still know the old names beside the new ones.
local health = vim.health or require('health')
local start = health.start or health.report_start
local ok = health.ok or health.report_ok
local info = health.info or health.report_info
local warn = health.warn or health.report_warn
local problem = health.error or health.report_error

local function clients()
  local all = vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.get_active_clients()
  return vim.tbl_filter(function(client)
    return client.name == 'view_lsp'
  end, all)
end

-- The command that starts the server, as far as it is a list of words.
local function command()
  local config = vim.lsp.config and vim.lsp.config['view_lsp']
  local words = config and config.cmd or require('view_lsp').cmd
  return type(words) == 'table' and words or nil
end

local function check_program()
  start('view-lsp: program')
  local words = command()
  if not words then
    info('The server is started by a function; its program is not known.')
    return
  end
  local path = vim.fn.exepath(words[1])
  if path == '' then
    problem(('`%s` is not executable, or not on the PATH.'):format(words[1]), {
      'Build it with `swift build -c release`, and put `.build/release/view-lsp` on the PATH,',
      "or name it: `require('view_lsp').setup({ cmd = { '/path/to/view-lsp', 'serve', '--stdio' } })`.",
    })
    return
  end
  local version = vim.fn.system({ path, '--version' })
  if vim.v.shell_error ~= 0 then
    problem(('`%s --version` failed: %s'):format(path, vim.trim(version)))
  else
    ok(('%s: %s'):format(path, vim.trim(version)))
  end
end

local function check_setup()
  start('view-lsp: setup')
  local version = vim.version()
  ok(('Neovim %d.%d.%d'):format(version.major, version.minor, version.patch))
  if vim.lsp.is_enabled then
    if vim.lsp.is_enabled('view_lsp') then
      ok('The server is enabled.')
    else
      problem('The server is not enabled.', { "Call `vim.lsp.enable('view_lsp')` or `require('view_lsp').setup()`." })
    end
  elseif vim.fn.exists(':ViewLspRestart') == 2 then
    ok('`setup` has been called.')
  elseif not vim.lsp.enable then
    problem('`setup` has not been called.', { "Call `require('view_lsp').setup()`." })
  end
  -- Before Neovim 0.8 the function takes something else.
  local knows, filetype = pcall(function()
    return vim.filetype.match({ filename = 'A.swift' })
  end)
  if knows and filetype ~= 'swift' then
    warn('Files that end in `.swift` do not get the filetype `swift`, so no server is started for them.')
  end
end

local function check_clients()
  start('view-lsp: running servers')
  local running = clients()
  if #running == 0 then
    info('None. One is started for the first Swift file.')
  end
  for _, client in ipairs(running) do
    local buffers = vim.tbl_filter(function(buffer)
      return vim.lsp.buf_is_attached(buffer, client.id)
    end, vim.api.nvim_list_bufs())
    ok(('Client %d in %s, attached to %d buffers'):format(client.id, client.config.root_dir or 'no folder', #buffers))
  end
end

function M.check()
  check_program()
  check_setup()
  check_clients()
end

return M
