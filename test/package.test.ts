import { existsSync, readdirSync, readFileSync } from "node:fs";
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

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The packages that a release publishes, with their folders. */
const published = ["", ...readdirSync(new URL("packages", root)).map((name) => `packages/${name}/`)].flatMap(
  (folder) => {
    const url = new URL(`${folder}package.json`, root);
    if (!existsSync(url)) return [];
    const manifest = JSON.parse(readFileSync(url, "utf8")) as Manifest;
    return manifest.private ? [] : [{ name: manifest.name, folder: new URL(folder, root), manifest }];
  },
);

describe.each(published)("the registry's page of $name", ({ folder, manifest }) => {
  it("has a description, keywords, a licence, the versions of Node, and what is exported", () => {
    expect(manifest).toMatchObject({
      description: expect.stringMatching(/^.{20,160}\.$/u) as string,
      keywords: expect.arrayContaining([expect.any(String)]) as string[],
      license: "MIT",
      engines: { node: ">=20.19" },
      exports: { "./package.json": "./package.json" },
      files: expect.arrayContaining(["dist"]) as string[],
    });
    expect(["README.md", "LICENSE"].filter((name) => !existsSync(new URL(name, folder)))).toEqual([]);
  });

  it("names no address, because none is ours", () => {
    expect(Object.keys(manifest).filter((name) => /^(?:homepage|repository|bugs|funding|author)$/u.test(name))).toEqual(
      [],
    );
  });

  it("names peers that stop no installation: all are optional and of any version, which the entries check", () => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    expect(Object.values(peerDependencies).filter((range) => range !== "*")).toEqual([]);
    expect(Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)).toEqual([]);
  });
});
