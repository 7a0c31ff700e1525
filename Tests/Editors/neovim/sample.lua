-- What a user does in Neovim, on the sample app. Run by NeovimTests.swift, which sets:
--   VIEW_LSP_EXECUTABLE  the built server
--   VIEW_LSP_PLUGIN      editors/neovim
--   VIEW_LSP_LOG         where the server writes its log
-- in a copy of editors/sample. Ends with status 0, or prints what went wrong and ends with 1.

local rule = 'single_child_group'
local patience = 10000
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

local function steps()
  vim.opt.runtimepath:prepend(vim.env.VIEW_LSP_PLUGIN)
  vim.opt.swapfile = false
  require('view_lsp').setup({
    cmd = {
      vim.env.VIEW_LSP_EXECUTABLE, 'serve', '--stdio', '--log', vim.env.VIEW_LSP_LOG, '--log-level', 'debug',
    },
    on_exit = function(status)
      exit_code = status
    end,
  })

  step = 'opening a file'
  vim.cmd('edit Views/ReminderSettings.swift')
  expect(vim.bo.filetype == 'swift', 'the file type is ' .. vim.bo.filetype)
  wait('no diagnostic of ' .. rule, function()
    return #found() > 0
  end)
  expect(#found() == 1, 'expected one diagnostic of ' .. rule)
  local diagnostic = found()[1]
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
    return not text():find('Group {', 1, true)
  end)
  expect(text():find('Text("A reminder comes only', 1, true), "the Group's view is gone, too")
  wait('the diagnostic stays', function()
    return #found() == 0
  end)

  step = 'typing'
  vim.fn.search('Section("Reminders") {')
  type_keys('OGroup {<CR>Text("Typed")<CR>}<Esc>')
  wait('no diagnostic for what was typed', function()
    return #found() > 0
  end)
  expect(line(found()[1].lnum):find('Group {', 1, true), 'the diagnostic is not on the typed Group')

  step = 'restarting'
  exit_code = nil
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

  step = 'fixing all'
  require('view_lsp').fix_all(0, patience)
  -- Other rules' rewrites may have added a Group elsewhere.
  local typed = vim.fn.search('Text("Typed")', 'w')
  expect(typed > 0, "the typed Group's view is gone, too")
  expect(not line(typed - 2):find('Group', 1, true), 'the typed Group is still there')
  wait('the diagnostic stays', function()
    return #found() == 0
  end)

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
