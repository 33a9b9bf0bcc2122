import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { namesFromRoot } from "../../../src/cli/formats/from-root.js";
import { artifactUri } from "../../../src/cli/formats/sarif.js";

it.each<[string, string]>([
  ["campaigns/a.json", "campaigns/a.json"],
  ["./campaigns/../a.json", "a.json"],
  [resolve("a.json"), "a.json"],
  ["a b/100%#1?.json", "a%20b/100%25%231%3F.json"],
  ["c:d.json", "c%3Ad.json"],
  ['[1]{2}|^`"<>.json', "%5B1%5D%7B2%7D%7C%5E%60%22%3C%3E.json"],
  ["ü\n\\.json", "%C3%BC%0A%5C.json"],
  ["\uD800.json", "%EF%BF%BD.json"],
  ["<stdin>", "%3Cstdin%3E"],
  ["../outside [1].json", `${pathToFileURL(resolve("..")).href}/outside%20%5B1%5D.json`],
  ["/c:d.json", "file:///c%3Ad.json"],
])("%j is %s", (file, uri) => expect(artifactUri(file, namesFromRoot()(file))).toBe(uri));
