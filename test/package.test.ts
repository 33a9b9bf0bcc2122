import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { uses } from "../scripts/package/uses.js";

const root = new URL("..", import.meta.url);

/** The files for one module system. */
interface Files {
  readonly types: string;
  readonly default: string;
}

const { exports, typesVersions } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
  exports: Readonly<Record<string, string | Readonly<Record<"import" | "require", Files>>>>;
  typesVersions: Readonly<Record<"*", Readonly<Record<string, readonly string[]>>>>;
};
const sizeLimits = JSON.parse(readFileSync(new URL("tools/.size-limit.json", root), "utf8")) as readonly {
  readonly name: string;
  readonly path: string;
  readonly import?: string;
  readonly ignore?: readonly string[];
}[];

const entries = Object.entries(exports).flatMap(([name, files]) =>
  typeof files === "string" ? [] : [{ name, ...files }],
);

describe("each entry of the package", () => {
  it("that is bundled has a size limit", () => {
    const bundled = entries.filter(({ name }) => uses[name]?.needsNode !== true);
    const expected = bundled.map(({ name, import: { default: file } }) => [
      `campaign-rules${name.slice(1)}`,
      file.replace("./", "../"),
    ]);
    const whole = sizeLimits.filter((limit) => limit.import === undefined);
    expect(whole.map(({ name, path }) => [name, path])).toEqual(expected);
  });

  it("is measured without its peers", () => {
    for (const { name, ignore = [] } of sizeLimits) {
      const { packages = [], peers = [] } = uses[name.replace("campaign-rules", ".")] ?? {};
      expect(ignore, name).toEqual(expect.arrayContaining(peers.filter((peer) => packages.includes(peer))));
    }
  });

  it("is used on its own in Node and through bundlers", () => {
    expect(Object.keys(uses)).toEqual(entries.map(({ name }) => name));
  });

  it.each(entries)("$name exists for import and for require, with types for each", ({ name, ...files }) => {
    const file = `./dist/${name === "." ? "index" : name.slice(2)}`;
    expect(files).toEqual({
      import: { types: `${file}.d.ts`, default: `${file}.js` },
      require: { types: `${file}.d.cts`, default: `${file}.cjs` },
    });
  });

  it("has types for resolutions that do not read exports", () => {
    const expected = entries
      .filter(({ name }) => name !== ".")
      .map(({ name, require }) => [name.slice(2), [require.types]]);
    const document = ["config.schema.json", ["./dist/config.schema.json"]];
    expect(Object.entries(typesVersions["*"])).toEqual([...expected, document]);
  });

  it("has a consumer that compiles with the oldest and the newest TypeScript", () => {
    const consumers = readdirSync(new URL("scripts/package/consumers", root));
    const expected = entries.map(({ name }) => (name === "." ? "engine.ts" : `${name.slice(2)}.ts`));
    expect(consumers.sort()).toEqual(expected.sort());
  });
});
