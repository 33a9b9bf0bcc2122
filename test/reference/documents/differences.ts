import { readFileSync } from "node:fs";

const page = readFileSync(new URL("../../../docs/json-schema.md", import.meta.url), "utf8");

const [section = ""] = /^## What the documents accept and we reject$.*?(?=^## )/msu.exec(page) ?? [];

/** The formats and other values that only the documents accept, as listed in `docs/json-schema.md`. */
export const differences: ReadonlySet<string> = new Set(
  [...section.matchAll(/^\| (?:format )?`([\w.-]+)` \|/gmu)].map(([, name = ""]) => name),
);
