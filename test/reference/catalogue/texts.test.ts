import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rules } from "../../../src/reference/catalogue.js";

const built = (name: string) => readFileSync(new URL(`../../../dist/${name}.js`, import.meta.url), "utf8");

/** The text as it is written between the quotes of a program. */
const written = (text: string) => JSON.stringify(text).slice(1, -1);

it("the built catalogue contains its texts, and the built engine does not", () => {
  const [engine, catalogue] = [built("index"), built("catalogue")];
  for (const { id, summary } of rules) {
    const isIn = (source: string) => source.includes(summary) || source.includes(written(summary));
    expect([isIn(engine), isIn(catalogue), engine.includes(`"${id}"`)], id).toEqual([false, true, true]);
  }
});
