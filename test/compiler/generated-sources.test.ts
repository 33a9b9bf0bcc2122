import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { generatedSources } from "../../scripts/generated.js";

it("the generated sources are up to date with the schemas", () => {
  const sources = generatedSources().map(({ file, source }) => [basename(file), source]);
  const files = generatedSources().map(({ file }) => [basename(file), readFileSync(file, "utf8")]);
  expect(sources).toEqual(files);
});
