-- What a user does in Neovim. Run in a project's folder by NeovimTests.swift and by `record`, with `view-lsp` on
-- the PATH and
--   VIEW_LSP_FILE    the file to work on: its first finding is one Group that can go
--   VIEW_LSP_PLUGIN  editors/neovim
--   VIEW_LSP_LOG     where the server writes its log
-- Ends with status 0, or prints what went wrong and ends with 1.

local rule = 'single_child_group'
-- In milliseconds. Compilers of other tests may have the machine for a while.
local patience = 30000
local step = 'starting'
local exit_code

local function fail(message)
  local lines = { 'Neovim ' .. tostring(vim.version().major) .. '.' .. vim.version().minor, step .. ': ' .. message }
  table.insert(lines, '--- diagnostics')
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    table.insert(lines, ('%d: %s'):format(diagnostic.lnum + 1, diagnostic.message))
  end
  table.insert(lines, '--- buffer')
  vim.list_extend(lines, vim.api.nvim_buf_get_lines(0, 0, -1, false))
  table.insert(lines, '--- messages')
  table.insert(lines, vim.api.nvim_exec('messages', true))
  io.stderr:write(table.concat(lines, '\n') .. '\n')
  vim.cmd('cquit 1')
end

local function expect(condition, message)
  if not condition then
    error({ text = message })
  end
  return condition
end

-- Waits until `value` gives something, and returns that.
local function wait(message, value)
  local result
  vim.wait(patience, function()
    result = value()
    return result
  end, 10)
  return expect(result, message)
end

local function code(diagnostic)
  return diagnostic.code or diagnostic.user_data.lsp.code
end

-- The rule's diagnostics, from the top of the file.
local function found()
  local result = vim.tbl_filter(function(diagnostic)
    return diagnostic.source == 'view-lsp' and code(diagnostic) == rule
  end, vim.diagnostic.get(0))
  table.sort(result, function(a, b)
    return a.lnum < b.lnum
  end)
  return result
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
end

local function line(number)
  return vim.api.nvim_buf_get_lines(0, number, number + 1, false)[1] or ''
end

local function type_keys(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, true, true), 'xt', false)
end

local function floating_text()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      local lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false)
      return table.concat(lines, '\n'), window
    end
  end
end

-- Neovim 0.11 and later start servers themselves, and can watch files.
local is_new = vim.lsp.enable ~= nil

local function severity()
  return found()[1] and found()[1].severity
end

-- What a plugin for projects' settings does when they change.
local function send_settings(settings)
  for _, client in ipairs(is_new and vim.lsp.get_clients() or vim.lsp.get_active_clients()) do
    client.config.settings = settings
    if is_new then
      client.settings = settings
      client:notify('workspace/didChangeConfiguration', { settings = settings })
    else
      client.notify('workspace/didChangeConfiguration', { settings = settings })
    end
  end
end

-- Writes a configuration: outside of the editor, or in it where Neovim doesn't watch files.
local function write_configuration(text)
  if is_new then
    vim.fn.writefile({ text }, '.view-lsp.json')
  else
    vim.cmd('split .view-lsp.json')
    vim.api.nvim_buf_set_lines(0, 0, -1, false, { text })
    vim.cmd('write')
    vim.cmd('close')
  end
end

-- Types a stack of two texts above the line, and returns its line.
local function type_stack(number, first, second)
  vim.api.nvim_win_set_cursor(0, { number, 0 })
  type_keys(('OVStack {<CR>Text("%s")<CR>Text("%s")<CR>}<Esc>'):format(first, second))
  for index, text in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    if text:find(('Text("%s")'):format(first), 1, true) then
      return index - 1
    end
  end
  expect(false, 'the stack is not there')
end

-- Applies the first extraction whose title `fits` among those for the cursor, or for the lines up to `last`.
local function extract(fits, last)
  local titles = {}
  local number = vim.api.nvim_win_get_cursor(0)[1]
  vim.ui.select = function(items, options, on_choice)
    local choice
    for _, item in ipairs(items) do
      local title = options.format_item and options.format_item(item) or tostring(item)
      table.insert(titles, title)
      if not choice and fits(title) then
        choice = item
      end
    end
    on_choice(choice)
  end
  local tick = vim.api.nvim_buf_get_changedtick(0)
  -- The server's name for the kind; no list of kinds in Neovim 0.7's function.
  local context = { only = { 'refactor.extract' } }
  if not last then
    vim.lsp.buf.code_action(is_new and { context = context } or context)
  elseif is_new then
    vim.lsp.buf.code_action({ context = context, range = { start = { number, 0 }, ['end'] = { last, 1000 } } })
  else
    vim.lsp.buf.range_code_action(context, { number, 0 }, { last, #line(last - 1) })
  end
  vim.wait(patience, function()
    return vim.api.nvim_buf_get_changedtick(0) ~= tick
  end, 10)
  expect(vim.api.nvim_buf_get_changedtick(0) ~= tick, 'nothing changes; offered: ' .. table.concat(titles, '; '))
end

local function in_this_file(title)
  return title:find('Extract to struct', 1, true) and not title:find('file of its own', 1, true)
end

local function steps()
  vim.opt.runtimepath:prepend(vim.env.VIEW_LSP_PLUGIN)
  vim.opt.swapfile = false
  require('view_lsp').setup({
    cmd = { 'view-lsp', 'serve', '--stdio', '--log', vim.env.VIEW_LSP_LOG, '--log-level', 'debug' },
    capabilities = is_new and { workspace = { didChangeWatchedFiles = { dynamicRegistration = true } } } or nil,
    on_exit = function(status)
      exit_code = status
    end,
  })

  step = 'opening a file'
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.VIEW_LSP_FILE))
  expect(vim.bo.filetype == 'swift', 'the file type is ' .. vim.bo.filetype)
  wait('no diagnostic of ' .. rule, function()
    return #found() > 0
  end)
  local diagnostic = found()[1]
  local others = #found() - 1
  expect(line(diagnostic.lnum):find('Group {', 1, true), 'the diagnostic is not on the Group')
  expect(diagnostic.message:find('Group', 1, true), 'the message does not name the Group')

  step = 'hovering'
  vim.api.nvim_win_set_cursor(0, { diagnostic.lnum + 1, diagnostic.col + 1 })
  vim.lsp.buf.hover()
  wait('no window', floating_text)
  local hover, window = floating_text()
  for _, words in ipairs({ rule, 'Sources', 'https://', 'Turn it off' }) do
    expect(hover:find(words, 1, true), ('the hover does not say "%s":\n%s'):format(words, hover))
  end
  vim.api.nvim_win_close(window, true)

  step = 'applying a code action'
  local titles = {}
  local choice
  vim.ui.select = function(items, options, on_choice)
    for _, item in ipairs(items) do
      local title = options.format_item and options.format_item(item) or tostring(item)
      table.insert(titles, title)
      if not choice and title:find('Replace the `Group`', 1, true) then
        choice = item
      end
    end
    on_choice(choice)
  end
  vim.lsp.buf.code_action()
  wait('no code actions', function()
    return #titles > 0
  end)
  expect(choice, 'no rewrite among: ' .. table.concat(titles, '; '))
  expect(
    table.concat(titles, '; '):find('Disable ' .. rule .. ' for this line', 1, true),
    'no way to disable the rule among: ' .. table.concat(titles, '; '))
  wait('the Group is still there', function()
    return not line(diagnostic.lnum):find('Group {', 1, true)
  end)
  wait('the diagnostic stays', function()
    return #found() == others
  end)

  step = 'typing'
  local function type_group()
    vim.api.nvim_win_set_cursor(0, { diagnostic.lnum + 1, 0 })
    type_keys('OGroup {<CR>Text("Typed")<CR>}<Esc>')
  end
  type_group()
  wait('no diagnostic for what was typed', function()
    return #found() == others + 1
  end)
  expect(line(found()[1].lnum):find('Group {', 1, true), 'the diagnostic is not on the typed Group')

  step = 'changing the settings'
  send_settings({ viewLsp = { rules = { [rule] = 'hint' } } })
  wait('they have no effect', function()
    return severity() == vim.diagnostic.severity.HINT
  end)

  step = 'changing the configuration'
  write_configuration(('{ "rules": { "%s": "error" } }'):format(rule))
  wait('it has no effect', function()
    return severity() == vim.diagnostic.severity.ERROR
  end)

  step = 'fixing all on saving'
  vim.api.nvim_create_autocmd('BufWritePre', {
    pattern = '*.swift',
    callback = function(event)
      require('view_lsp').fix_all(event.buf, patience)
    end,
  })
  vim.cmd('write')
  expect(not text():find('Group {\n%s*Text%("Typed"%)'), 'the typed Group is still there')
  expect(text():find('Text("Typed")', 1, true), "the typed Group's view is gone, too")
  expect(
    table.concat(vim.fn.readfile(vim.env.VIEW_LSP_FILE), '\n') == text(), 'the file is not what the buffer is')
  wait('the diagnostic stays', function()
    return #found() == 0
  end)

  step = 'extracting a selection'
  local stack = type_stack(diagnostic.lnum + 1, 'First', 'Second')
  vim.api.nvim_win_set_cursor(0, { stack + 1, 0 })
  extract(in_this_file, stack + 2)
  local name = text():match('private struct (%w*First%w*): View {')
  expect(name, 'there is no new struct')
  -- All of the stack was selected: it moves as a whole.
  expect(text():find('\n%s*' .. name .. '%(%)\n'), 'the selection is still there')
  expect(not text():find('VStack {\n%s*' .. name .. '%(%)'), 'the stack is still there')

  step = 'extracting at the cursor'
  stack = type_stack(diagnostic.lnum + 1, 'Third', 'Fourth')
  vim.api.nvim_win_set_cursor(0, { stack, #line(stack - 1) - 1 })
  extract(in_this_file)
  name = text():match('private struct (%w*Third%w*): View {')
  expect(name, 'there is no new struct')
  expect(text():find('\n%s*' .. name .. '%(%)\n'), 'the stack is still there')

  step = 'extracting into a file of its own'
  stack = type_stack(diagnostic.lnum + 1, 'Fifth', 'Sixth')
  vim.api.nvim_win_set_cursor(0, { stack, #line(stack - 1) - 1 })
  extract(function(title)
    return title:find('file of its own', 1, true)
  end)
  name = line(stack - 1):match('(%w*Fifth%w*)%(%)')
  expect(name, 'the stack is still there')
  local new = wait('there is no new file', function()
    return vim.fn.glob(vim.fn.fnamemodify(vim.env.VIEW_LSP_FILE, ':h') .. '/' .. name .. '.swift') ~= ''
      and vim.fn.bufnr(name .. '.swift')
  end)
  local new_text = table.concat(vim.api.nvim_buf_get_lines(new, 0, -1, false), '\n')
  expect(new_text:find('import SwiftUI\n', 1, true) and new_text:find('\nstruct ' .. name .. ': View {'), new_text)
  vim.cmd('wall')

  step = 'restarting'
  exit_code = nil
  type_group()
  vim.cmd('ViewLspRestart')
  expect(exit_code == 0, 'the server ended with ' .. tostring(exit_code))
  vim.diagnostic.reset()
  wait('no diagnostic from the new server', function()
    return #found() > 0
  end)

  step = 'explaining'
  vim.api.nvim_win_set_cursor(0, { found()[1].lnum + 1, 0 })
  vim.cmd('ViewLspExplain')
  expect(text():find('Turn it off', 1, true), 'the text is not there')
  vim.cmd('close')

  step = 'ending'
  exit_code = nil
  require('view_lsp').stop()
  wait('the server does not end', function()
    return exit_code
  end)
  expect(exit_code == 0, 'the server ended with ' .. tostring(exit_code))
end

local function run()
  local ok, problem = xpcall(steps, function(problem)
    return type(problem) == 'table' and problem.text or debug.traceback(tostring(problem))
  end)
  if ok then
    vim.cmd('qall!')
  else
    fail(problem)
  end
end

-- Not before Neovim has started up: until then, it treats a user's commands differently.
vim.api.nvim_create_autocmd('VimEnter', { callback = vim.schedule_wrap(run) })
