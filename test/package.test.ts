import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { uses } from "../scripts/package/uses.js";

const root = new URL("..", import.meta.url);

const { exports, "size-limit": budgets } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
  exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  "size-limit": readonly {
    readonly name: string;
    readonly path: string;
    readonly limit: string;
    readonly import?: string;
  }[];
};

const entries = Object.entries(exports).flatMap(([name, files]) =>
  typeof files === "string" ? [] : [{ name, ...files }],
);

describe("each entry of the package", () => {
  it("has a size limit", () => {
    const expected = entries.map(({ name, default: file }) => [`campaign-rules${name.slice(1)}`, file]);
    const whole = budgets.filter((budget) => budget.import === undefined);
    expect(whole.map(({ name, path }) => [name, `./${path}`])).toEqual(expected);
  });

  it("is used on its own in Node and through bundlers", () => {
    expect(Object.keys(uses)).toEqual(entries.map(({ name }) => name));
  });

  it("has a consumer that the oldest and the newest TypeScript compile", () => {
    const consumers = readdirSync(new URL("scripts/package/consumers", root));
    const expected = entries.map(({ name }) => (name === "." ? "engine.ts" : `${name.slice(2)}.ts`));
    expect(consumers.sort()).toEqual(expected.sort());
  });
});
