import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import { generated } from "../scripts/generated.js";

const files = generated();

it.each(files.map(({ file, source }) => [basename(file), file, source]))(
  "%s is what the schemas give",
  (_, file, source) => {
    // If this fails: npm run generate
    expect(readFileSync(file ?? "", "utf8")).toBe(source);
  },
);

it("nothing else lies among the generated files", () => {
  const [first] = files;
  expect(readdirSync(dirname(first?.file ?? ""))).toEqual(files.map(({ file }) => basename(file)).sort());
});
