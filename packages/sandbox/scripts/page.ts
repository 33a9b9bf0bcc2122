import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const folder = new URL("../src/page/", import.meta.url);

/** Builds the page. The result replaces the name `SANDBOX_PAGE` in the sources. */
export async function pageDefinition(): Promise<Record<"SANDBOX_PAGE", string>> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL("client/main.ts", folder))],
    bundle: true,
    format: "iife",
    target: "es2022",
    minify: true,
    write: false,
  });
  const script = bundle.outputFiles[0]?.text.trim() ?? "";
  const style = (await transform(read("page.css"), { loader: "css", minify: true })).code.trim();
  const html = read("page.html")
    .replace("/* script */", () => script)
    .replace("/* style */", () => style);
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "connect-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
  return { SANDBOX_PAGE: JSON.stringify({ html, policy }) };
}

function read(name: string): string {
  return readFileSync(new URL(name, folder), "utf8");
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
