import { readFileSync } from "node:fs";

const page = readFileSync(new URL("../../docs/json-schema.md", import.meta.url), "utf8");

const [section = ""] = /^## What the documents accept and we reject$.*?(?=^## )/msu.exec(page) ?? [];

/** What `docs/json-schema.md` lists as accepted by the documents and not by us: formats, and what else there is. */
export const differences: ReadonlySet<string> = new Set(
  [...section.matchAll(/^\| (?:format )?`([\w.-]+)` \|/gmu)].map(([, name = ""]) => name),
);
