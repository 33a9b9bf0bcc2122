-- Opens a file with the server, and writes what Neovim's own client shows and does as JSON.
-- Arguments: the file, the project in which the server is installed, the file for the answer.
local file, project, answer = arg[1], arg[2], arg[3]

local function wait(what, condition)
  if not vim.wait(60000, condition, 20) then error("no " .. what) end
end

local function run()
  vim.cmd("edit " .. vim.fn.fnameescape(file))
  local buffer = vim.api.nvim_get_current_buf()
  local id = vim.lsp.start_client({
    name = "campaign-rules",
    cmd = { "npx", "--no-install", "campaign-rules-language-server", "--stdio" },
    cmd_cwd = project,
    root_dir = vim.fn.fnamemodify(file, ":h"),
    init_options = { undecided = false },
  })
  vim.lsp.buf_attach_client(buffer, id)
  local function shown()
    local lines = {}
    for _, one in ipairs(vim.diagnostic.get(buffer)) do
      table.insert(lines, string.format("%d:%d %d %s: %s", one.lnum, one.col, one.severity, one.code or "", one.message))
    end
    return lines
  end
  wait("diagnostics", function() return #shown() > 0 end)
  local before = shown()

  local whole = vim.lsp.util.make_given_range_params({ 1, 0 }, { vim.fn.line("$"), 0 }, buffer, "utf-16")
  whole.context = { diagnostics = {} }
  local replies = vim.lsp.buf_request_sync(buffer, "textDocument/codeAction", whole, 60000)
  local titles = {}
  for _, action in ipairs(replies[id].result) do
    table.insert(titles, action.title)
    if action.kind == "source.fixAll.campaignRules" then
      local resolved = vim.lsp.buf_request_sync(buffer, "codeAction/resolve", action, 60000)
      vim.lsp.util.apply_workspace_edit(resolved[id].result.edit, "utf-16")
    end
  end
  wait("diagnostics after the fixes", function() return #shown() < #before end)
  local after = shown()
  local fixed = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n") .. "\n"

  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, { '{ "channel": "EMAIL", "connector": {  } }' })
  vim.api.nvim_win_set_cursor(0, { 1, 36 })
  local found = vim.lsp.buf_request_sync(
    buffer, "textDocument/completion", vim.lsp.util.make_position_params(0, "utf-16"), 60000)
  local words = {}
  for _, item in ipairs(vim.lsp.util.text_document_completion_list_to_complete_items(found[id].result, "")) do
    table.insert(words, item.word)
  end
  return { before = before, titles = titles, after = after, fixed = fixed, words = words }
end

local isDone, result = pcall(run)
vim.fn.writefile({ vim.json.encode(isDone and result or { failure = tostring(result) }) }, answer)
vim.lsp.stop_client(vim.lsp.get_active_clients())
vim.cmd("qall!")
