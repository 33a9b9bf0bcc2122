// Takes screenshots of real clients for docs/editors.md and docs/agents.md: Neovim in a terminal, and the Inspector of
// the Model Context Protocol, which npx fetches. Names as arguments select clients:
// npm run -w scripts client-pictures -- neovim
import { join } from "node:path";
import { root } from "../pack.js";
import { withChromium } from "../runtimes/chromium.js";
import { photographInspector } from "./inspector.js";
import { photographNeovim } from "./neovim.js";

const clients = { neovim: photographNeovim, inspector: photographInspector };

const pictures = join(root, "docs/pictures");
const named = process.argv.slice(2);

await withChromium(async (launch) => {
  const browser = await launch();
  try {
    for (const [name, photograph] of Object.entries(clients))
      if (named.length === 0 || named.includes(name)) await photograph(browser, pictures);
  } finally {
    await browser.close();
  }
});
