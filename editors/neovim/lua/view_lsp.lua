-- view-lsp for every Neovim from 0.7 on: `require('view_lsp').setup()`.
-- From 0.11 on, `setup` hands over to `lsp/view_lsp.lua`; before, it starts the server itself.

local M = {}

local configuration_file = '.view-lsp.json'

local defaults = {
  name = 'view_lsp',
  cmd = { 'view-lsp', 'serve', '--stdio' },
  settings = { viewLsp = vim.empty_dict() },
}

--- The command that starts the server, for `:ViewLspExplain` and `:checkhealth view_lsp`.
M.cmd = defaults.cmd

-- Starting, before Neovim 0.11 ---------------------------------------------------------------

-- The nearest folder upwards with an entry that `fits`.
local function nearest_folder(folder, fits)
  while folder ~= '' do
    local entries = vim.loop.fs_scandir(folder)
    while entries do
      local name = vim.loop.fs_scandir_next(entries)
      if not name then
        break
      end
      if fits(name) then
        return folder
      end
    end
    local parent = vim.fn.fnamemodify(folder, ':h')
    if parent == folder then
      break
    end
    folder = parent
  end
end

local function root_of(path)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  return nearest_folder(folder, function(name)
    return name == '.git'
  end) or nearest_folder(folder, function(name)
    return name == configuration_file
      or name == 'Package.swift'
      or name:match('%.xcodeproj$') ~= nil
      or name:match('%.xcworkspace$') ~= nil
  end) or folder
end

-- The running server of each root folder, by client id.
local running = {}

local function attach(buffer, config)
  local path = vim.api.nvim_buf_get_name(buffer)
  if path == '' or vim.bo[buffer].buftype ~= '' then
    return
  end
  if vim.bo[buffer].filetype ~= 'swift' and vim.fn.fnamemodify(path, ':t') ~= configuration_file then
    return
  end
  local root = root_of(path)
  local id = running[root]
  if not id or not vim.lsp.get_client_by_id(id) then
    id = vim.lsp.start_client(vim.tbl_deep_extend('force', config, {
      root_dir = root,
      workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
    }))
    running[root] = id
  end
  if id then
    vim.lsp.buf_attach_client(buffer, id)
  end
end

local function start_on_filetypes(config)
  local group = vim.api.nvim_create_augroup('view_lsp', { clear = true })
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = { 'swift', 'json', 'jsonc' },
    callback = function(event)
      attach(event.buf, config)
    end,
  })
  M.reattach = function()
    for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
      if vim.api.nvim_buf_is_loaded(buffer) then
        attach(buffer, config)
      end
    end
  end
  -- Buffers that were open before.
  M.reattach()
end

-- Commands -----------------------------------------------------------------------------------

local function clients()
  local all = vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.get_active_clients()
  return vim.tbl_filter(function(client)
    return client.name == defaults.name
  end, all)
end

--- Ends the server.
function M.stop()
  for _, client in ipairs(clients()) do
    if vim.lsp.enable then
      client:stop()
    else
      client.stop()
    end
  end
end

--- Ends the server and starts it again.
function M.restart()
  M.stop()
  -- A client is listed until its process has ended.
  vim.wait(2000, function()
    return #clients() == 0
  end, 20)
  running = {}
  M.reattach()
end

--- Applies all safe rewrites to the buffer, and waits for that: for use before a file is written.
---@param buffer number|nil the current one if nil
---@param timeout number|nil in milliseconds, for each answer
function M.fix_all(buffer, timeout)
  if not buffer or buffer == 0 then
    buffer = vim.api.nvim_get_current_buf()
  end
  timeout = timeout or 1000
  local kind = 'source.fixAll.view-lsp'
  local params = {
    textDocument = { uri = vim.uri_from_bufnr(buffer) },
    range = {
      start = { line = 0, character = 0 },
      ['end'] = { line = vim.api.nvim_buf_line_count(buffer), character = 0 },
    },
    context = { only = { kind }, diagnostics = {} },
  }
  local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', params, timeout)
  for id, answer in pairs(answers or {}) do
    local client = vim.lsp.get_client_by_id(id)
    for _, action in ipairs(client and client.name == defaults.name and answer.result or {}) do
      if action.kind == kind and not action.edit then
        local resolved = vim.lsp.buf_request_sync(buffer, 'codeAction/resolve', action, timeout)
        action = resolved and resolved[id] and resolved[id].result or action
      end
      if action.kind == kind and action.edit then
        vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
      end
    end
  end
end

local function explain(rule)
  if rule == '' then
    local line = vim.api.nvim_win_get_cursor(0)[1] - 1
    for _, diagnostic in ipairs(vim.diagnostic.get(0, { lnum = line })) do
      if diagnostic.source == 'view-lsp' then
        rule = tostring(diagnostic.code or diagnostic.user_data.lsp.code)
        break
      end
    end
  end
  if rule == '' then
    vim.notify('view-lsp: this line has no finding; name a rule: :ViewLspExplain RULE')
    return
  end
  local text = vim.fn.systemlist({ M.cmd[1], 'explain', rule })
  vim.cmd('new')
  vim.api.nvim_buf_set_lines(0, 0, -1, false, text)
  vim.bo.buftype = 'nofile'
  vim.bo.bufhidden = 'wipe'
  vim.bo.modifiable = false
end

--- Starts the server for Swift files from now on.
---@param options table|nil what differs from the defaults: `cmd`, `settings`, `on_attach`, `capabilities`, …
function M.setup(options)
  options = options or {}
  if options.cmd then
    M.cmd = options.cmd
  end
  if vim.lsp.enable then
    vim.lsp.config(defaults.name, options)
    vim.lsp.enable(defaults.name)
    M.reattach = function()
      vim.lsp.enable(defaults.name, false)
      vim.lsp.enable(defaults.name)
    end
  else
    start_on_filetypes(vim.tbl_deep_extend('force', defaults, options))
  end
  vim.api.nvim_create_user_command('ViewLspRestart', M.restart, { desc = 'Restart view-lsp' })
  vim.api.nvim_create_user_command('ViewLspExplain', function(command)
    explain(command.args)
  end, { nargs = '?', desc = "Explain a rule, or the current line's finding" })
end

return M
