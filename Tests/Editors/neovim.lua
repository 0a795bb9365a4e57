-- Opens a scenario in Neovim with the settings of Editors/Neovim, and checks what the language server answers.
-- nvim --headless -u NONE -l is not in 0.7, so: nvim --headless -u NONE -c 'luafile Tests/Editors/neovim.lua'

local function fail(text)
  io.stderr:write("neovim: " .. text .. "\n")
  vim.cmd("cquit 1")
end

local function main()
  vim.g.mapleader = " "
  dofile("Editors/Neovim/scenario-run.lua")
  local path = vim.fn.tempname() .. ".scenario.yaml"
  vim.fn.writefile({ "scenario: A launch", "ios: 18.0", "steps:", "  - user: tap-icon", "    state: active", "  - user: tap-icon" }, path)
  vim.cmd("edit " .. path)
  local found = vim.wait(600000, function() return #vim.diagnostic.get(0) > 0 end, 50)
  if not found then return fail("there are no diagnostics") end
  local diagnostic = vim.diagnostic.get(0)[1]
  if diagnostic.code ~= "illegal-action" or diagnostic.lnum ~= 5 then
    return fail("unexpected: " .. vim.inspect(diagnostic))
  end
  -- Completion as CTRL-X CTRL-O asks for it.
  vim.api.nvim_buf_set_lines(0, 5, 6, false, { "  - user: " })
  vim.api.nvim_win_set_cursor(0, { 6, 10 })
  local params = vim.lsp.util.make_position_params()
  params.position.character = 10
  local answers = vim.lsp.buf_request_sync(0, "textDocument/completion", params, 600000)
  local _, answer = next(answers or {})
  local first = answer and answer.result and answer.result.items[1]
  if not first then return fail("there is no completion") end
  local labels = vim.tbl_map(function(item) return item.label end, answer.result.items)
  if not vim.tbl_contains(labels, "press-home") or vim.tbl_contains(labels, "tap-icon") then
    return fail("unexpected completions: " .. table.concat(labels, ", "))
  end
  vim.api.nvim_buf_set_lines(0, 5, 6, false, { "  - user: press-home", "    state:   background" })
  if vim.lsp.buf.format then vim.lsp.buf.format() else vim.lsp.buf.formatting_sync(nil, 600000) end
  local line = vim.api.nvim_buf_get_lines(0, 6, 7, false)[1]
  if line ~= "    state: background" then return fail("not formatted: " .. line) end
  io.stdout:write("ok\n")
  vim.cmd("qall!")
end

local ok, problem = pcall(main)
if not ok then fail(problem) end
