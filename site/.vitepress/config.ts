import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTheme, defineConfig } from "vitepress";
import { addressOf, addressOfRule, folder, root, rules, sections, writePages } from "../pages.js";
import { configureMarkdown, slugOf } from "./markdown.js";

writePages();

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%232a5bd7'/%3E%3Cpath d='M8 17l5.5 5.5L24 11' fill='none' stroke='%23fff' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E";

const [first, ...others] = sections.map(({ title, pages }): DefaultTheme.SidebarItem => {
  return { text: title, items: pages.map((page) => ({ text: page.title, link: addressOf(page.file) })) };
});

const groups = new Map<string, DefaultTheme.SidebarItem[]>();
for (const { id } of rules) {
  const [group = "", name = ""] = id.split(".");
  groups.set(group, [...(groups.get(group) ?? []), { text: name, link: addressOfRule(id) }]);
}

export default defineConfig({
  title: "campaign-rules",
  lang: "en",
  description: "Validation rules for Push and Email marketing campaigns.",
  srcDir: folder,
  outDir: "dist",
  cacheDir: "node_modules/.vitepress",
  cleanUrls: true,
  metaChunk: true,
  // The API page and the index of the search, which are loaded only when they are needed.
  vite: { build: { chunkSizeWarningLimit: 1000 } },
  head: [
    ["meta", { name: "referrer", content: "no-referrer" }],
    ["link", { rel: "icon", href: ICON }],
  ],
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    anchor: { slugify: slugOf },
    // Our pages are written for GitHub, which has no attributes.
    attrs: { disable: true },
    config: configureMarkdown,
  },
  themeConfig: {
    search: { provider: "local" },
    nav: [
      { text: "Pages", link: "/reading-order/" },
      { text: "Rules", link: "/rules/", activeMatch: "^/rules/" },
      // Another app: `target` keeps the site's router from loading it as a page.
      { text: "Playground", link: "/playground/", target: "_self" },
      { text: "Changelog", link: "/changelog/" },
    ],
    sidebar: {
      "/": [{ ...first, link: "/reading-order/" }, ...others],
      "/rules/": [
        { text: "Rules", link: "/rules/" },
        ...[...groups].map(([text, items]) => ({ text, link: `/rules/#${text}`, items, collapsed: true })),
      ],
    },
    outline: [2, 3],
    notFound: { title: "There is no such page", quote: "", linkText: "First page", linkLabel: "First page" },
  },
  // A reader would load every page that the first one names.
  router: { prefetchLinks: false },
  transformHtml: withPolicy,
  buildEnd({ outDir }) {
    buildPlayground(join(outDir, "playground"));
  },
});

/** Adds a Content-Security-Policy that allows files of the site alone. Highlighted code has styles of its own. */
function withPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gsu)];
  const hashes = scripts.map(([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join("; ");
  return html.replace("<head>", `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** The playground is built with the packages of the repository, which are installed if they are not. */
function buildPlayground(to: string): void {
  if (!existsSync(join(root, "node_modules"))) npm("ci", "--ignore-scripts");
  npm("run", "build", "--prefix", "playground");
  cpSync(join(root, "playground/dist"), to, { recursive: true });
  const page = join(to, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("<html ", '<html data-docs="../" '));
}

function npm(...args: readonly string[]): void {
  // VitePress sets NODE_ENV to production, where npm would not install what builds the playground.
  const env = { ...process.env, NODE_ENV: undefined };
  execFileSync("npm", args, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
}
