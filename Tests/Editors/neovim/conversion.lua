-- One refactoring across files: a styling view becomes a modifier, with its uses in three other files, one of which is
-- open and changed. Then it is undone. Run in a copy of `conversion` by NeovimTests.swift and by `record`, with the
-- variables of `session.lua`. Ends with status 0, or prints what went wrong and ends with 1.

local patience = 30000
local files = { 'Help.swift', 'Orders.swift', 'StyledCard.swift', 'Totals.swift' }

local function text(file)
  return table.concat(vim.api.nvim_buf_get_lines(vim.fn.bufnr(file), 0, -1, false), '\n')
end

local function expect(condition, message)
  if condition then
    return
  end
  local lines = { message }
  for _, file in ipairs(files) do
    table.insert(lines, '--- ' .. file .. '\n' .. (vim.fn.bufnr(file) > 0 and text(file) or 'not open'))
  end
  table.insert(lines, '--- messages\n' .. vim.api.nvim_exec('messages', true))
  io.stderr:write(table.concat(lines, '\n') .. '\n')
  vim.cmd('cquit 1')
end

local function wait(message, condition)
  expect(vim.wait(patience, condition, 10), message)
end

local function finding()
  return vim.tbl_filter(function(diagnostic)
    return (diagnostic.code or diagnostic.user_data.lsp.code) == 'styling_view'
  end, vim.diagnostic.get(vim.fn.bufnr('StyledCard.swift')))[1]
end

vim.opt.runtimepath:prepend(vim.env.VIEW_LSP_PLUGIN)
vim.opt.hidden = true
vim.opt.swapfile = false
vim.cmd('filetype on')
require('view_lsp').setup({
  cmd = { 'view-lsp', 'serve', '--stdio', '--log', vim.env.VIEW_LSP_LOG, '--log-level', 'debug' },
})

vim.cmd('edit Totals.swift')
vim.fn.append(2, '// Not saved.')
vim.cmd('edit StyledCard.swift')
wait('no diagnostic', finding)

local before = { ['Totals.swift'] = text('Totals.swift'), ['StyledCard.swift'] = text('StyledCard.swift') }
for _, file in ipairs({ 'Help.swift', 'Orders.swift' }) do
  before[file] = table.concat(vim.fn.readfile(file), '\n')
end

local chosen = false
vim.ui.select = function(items, options, on_choice)
  for _, item in ipairs(items) do
    local title = options.format_item and options.format_item(item) or tostring(item)
    if title:find('Convert `StyledCard` to a `ViewModifier`', 1, true) and not chosen then
      chosen = true
      return on_choice(item)
    end
  end
end
vim.api.nvim_win_set_cursor(0, { finding().lnum + 1, finding().col + 1 })
-- It is not offered before all files have been read.
wait('the conversion is not offered', function()
  vim.lsp.buf.code_action()
  return vim.wait(500, function()
    return chosen
  end, 10)
end)
wait('the type is no modifier', function()
  return text('StyledCard.swift'):find(': ViewModifier {', 1, true)
end)
wait('the finding stays', function()
  return not finding()
end)

for file, uses in pairs({
  ['Help.swift'] = { '.styledCard(elevation: 1)' },
  ['Orders.swift'] = { '.styledCard(elevation: 4)' },
  ['Totals.swift'] = { '.styledCard(elevation: 2)', '.styledCard(elevation: 8)', '// Not saved.' },
}) do
  expect(vim.fn.bufnr(file) > 0, file .. ' is not changed')
  for _, words in ipairs(uses) do
    expect(text(file):find(words, 1, true), words .. ' is not in ' .. file)
  end
  expect(not text(file):find('StyledCard(', 1, true), 'an old use is left in ' .. file)
end

for _, file in ipairs(files) do
  vim.api.nvim_buf_call(vim.fn.bufnr(file), function()
    vim.cmd('undo')
  end)
  expect(text(file) == before[file], file .. ' is not as it was')
end
wait('the finding does not come back', finding)
vim.cmd('quitall!')
