import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Browser } from "playwright-core";
import { root } from "../pack.js";
import { LiveTerminal } from "./live-terminal.js";

/** Control-X and Control-O, which ask the server for completions. */
const COMPLETE = "\u0018\u000F";

/** Takes screenshots of Neovim, set up as docs/editors.md says, with a campaign that has mistakes. */
export async function photographNeovim(browser: Browser, pictures: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-rules-neovim-"));
  mkdirSync(join(folder, "campaigns"));
  cpSync(join(root, "samples/push-with-mistakes.json"), join(folder, "campaigns/autumn.json"));
  writeFileSync(join(folder, "init.lua"), `${setUp()}\n${LOOK}`);
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 }, deviceScaleFactor: 1.25 });
  const env = {
    ...process.env,
    ...{ XDG_STATE_HOME: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder },
    PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
  };
  const neovim = await LiveTerminal.open(page, "nvim -n -u init.lua campaigns/autumn.json", folder, env);
  const picture = (name: string) => neovim.photograph(join(pictures, `neovim-${name}.png`));
  try {
    await neovim.until("must be an email address");
    neovim.type('/"platforms"\r:noh\rf[l:lua vim.diagnostic.open_float()\r');
    await neovim.until("Diagnostics:");
    await picture("problems");

    neovim.type(":lua vim.lsp.buf.code_action()\r");
    await neovim.until("Type number and <Enter>");
    await picture("fixes");

    neovim.type(`\r6ggo${COMPLETE}`);
    await neovim.until("Property");
    await picture("completion");
  } finally {
    neovim.close();
    await page.close();
    rmSync(folder, { recursive: true });
  }
}

/** The page's set-up for the version of Neovim in Debian. */
function setUp(): string {
  const page = readFileSync(join(root, "docs/editors.md"), "utf8");
  const [, , earlier] = page.split("```lua\n");
  const [lua] = earlier?.split("```") ?? [];
  if (lua === undefined) throw new Error("docs/editors.md has no set-up for earlier versions of Neovim");
  return lua;
}

/** Settings that most users have. */
const LOOK = `
vim.o.termguicolors = true
vim.o.number = true
vim.o.signcolumn = "yes"
vim.o.completeopt = "menu,menuone"
vim.cmd("highlight SignColumn guibg=NONE")
vim.cmd("highlight NormalFloat guibg=#2a303c")
vim.cmd("highlight Pmenu guibg=#2a303c guifg=#e6e9f0")
vim.diagnostic.config({ severity_sort = true })
vim.api.nvim_create_autocmd("FileType", {
  pattern = "json",
  callback = function() vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc" end,
})
`;
