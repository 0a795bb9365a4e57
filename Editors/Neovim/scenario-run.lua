-- Starts the language server of scenario-run for YAML files below a folder "Scenarios", or of a name such as
-- draft.scenario.yaml. From Neovim 0.7 on: put this file into ~/.config/nvim/plugin/.

local M = {}

-- What may be changed: require or source this file, then set the fields of `scenario_run`.
M.command = { vim.env.SCENARIO_RUN or "scenario-run", "lsp" }
M.patterns = { "*/Scenarios/*.yaml", "*/Scenarios/*.yml", "*.scenario.yaml", "*.scenario.yml" }

local client

-- Attaches the buffer to the server, which is started once.
function M.attach(buffer)
  if not client or vim.lsp.client_is_stopped(client) then
    client = vim.lsp.start_client({
      name = "scenario-run",
      cmd = M.command,
      root_dir = vim.fn.getcwd(),
      get_language_id = function() return "scenario-run" end,
    })
  end
  if not client then return end
  vim.lsp.buf_attach_client(buffer, client)
  vim.api.nvim_buf_set_option(buffer, "omnifunc", "v:lua.vim.lsp.omnifunc")
  local function map(keys, action) vim.keymap.set("n", keys, action, { buffer = buffer }) end
  map("K", vim.lsp.buf.hover)
  map("gd", vim.lsp.buf.definition)
  map("<leader>rn", vim.lsp.buf.rename)
  map("<leader>ca", vim.lsp.buf.code_action)
end

local group = vim.api.nvim_create_augroup("scenario-run", {})
vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
  group = group,
  pattern = M.patterns,
  callback = function(event) M.attach(event.buf) end,
})

_G.scenario_run = M
return M
