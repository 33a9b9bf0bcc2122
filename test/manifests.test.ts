// What a registry shows of each package. npm finds README.md and LICENSE by itself.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

interface Manifest extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly workspaces?: readonly string[];
}

interface Peers {
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
const main = read(".");

const packages = globSync(main.workspaces?.map((pattern) => `${pattern}/package.json`) ?? [], { cwd: root })
  .map((path) => path.replace(/\/?package\.json$/u, "") || ".")
  .map((folder) => ({ folder, manifest: folder === "." ? main : read(folder) }));

const published = packages.filter(({ manifest }) => manifest["private"] !== true);

it("the packages that are published are known", () => {
  expect(published.map(({ manifest }) => manifest.name).sort()).toEqual([
    "campaign-rules",
    "campaign-rules-language-server",
    "campaign-rules-mcp",
    "campaign-rules-sandbox",
  ]);
});

describe.each(packages.map(({ folder, manifest }) => [manifest.name, folder, manifest] as const))(
  "%s",
  (_, folder, manifest) => {
    it("names no address but the repository's, which the owner sets", () => {
      const { address } =
        /(?<address>https:\/\/[^"]*?)(?:\.git)?"/u.exec(JSON.stringify(main["repository"] ?? ""))?.groups ?? {};
      const { homepage, bugs, funding, author, contributors, repository } = manifest;
      const named = JSON.stringify([homepage, bugs, funding, author, contributors, repository]);
      const foreign = [...named.matchAll(/(?:https?|git(?:\+\w+)?):\/\/[^"]*|[^"\s]+@[^"\s]+/gu)].map(([one]) => one);
      expect(foreign.filter((one) => address === undefined || !one.includes(address))).toEqual([]);
    });

    it("says what it is", () => expect(manifest["description"]).toMatch(/^[A-Z].{20,}\.$/u));

    if (manifest["private"] === true) return;

    it("is found by keywords that suit it", () => {
      const keywords = manifest["keywords"] as readonly string[];
      expect(keywords.length).toBeGreaterThan(3);
      expect(keywords).toContain("campaign");
      expect([...new Set(keywords)]).toEqual(keywords);
      expect(keywords.filter((keyword) => !/^[a-z]+(?:-[a-z]+)*$/u.test(keyword))).toEqual([]);
    });

    it("has its files, its entries, the Node that it needs, and pages to show", () => {
      const { files, exports, engines, type, license, version } = manifest;
      expect({ type, engines, license, version }).toEqual({
        type: "module",
        engines: { node: ">=20.19" },
        license: "MIT",
        version: main["version"],
      });
      const { "campaign-rules": range } = (manifest["dependencies"] ?? {}) as Readonly<Record<string, string>>;
      expect(range).toBe(folder === "." ? undefined : `^${String(main["version"])}`);
      expect(
        (files as readonly string[]).filter((file) => file !== "dist" && !existsSync(join(root, folder, file))),
      ).toEqual([]);
      expect(files).toContain("dist");
      expect(exports).toMatchObject({ "./package.json": "./package.json" });
      expect(["README.md", "LICENSE"].filter((page) => !existsSync(join(root, folder, page)))).toEqual([]);
    });

    it("has optional peers of any version, which the entries check", () => {
      const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest as Peers;
      expect(Object.values(peerDependencies).filter((range) => range !== "*")).toEqual([]);
      expect(Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)).toEqual([]);
    });
  },
);
