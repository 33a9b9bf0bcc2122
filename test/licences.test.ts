import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Dependency, refused } from "../scripts/licences.js";
import { projects } from "../scripts/tools.js";

const dependency = (licence: string | undefined, isTool = false): Dependency => ({
  ...{ name: "a", version: "1.0.0", licence, isTool },
});

describe("a licence", () => {
  it.each([
    ["MIT", false],
    ["MPL-2.0", true],
    ["GPL-3.0-only OR MIT", false],
    ["(MIT OR GPL-3.0-only)", false],
  ])("%s is accepted, for a tool: %s", (licence, isTool) => {
    expect(refused([dependency(licence, isTool)])).toEqual([]);
  });

  it.each([
    ["MPL-2.0", false, "a 1.0.0 has MPL-2.0, which is not accepted"],
    ["GPL-3.0-only", true, "a 1.0.0, a tool, has GPL-3.0-only, which is not accepted"],
    ["MIT AND GPL-3.0-only", true, "a 1.0.0, a tool, has MIT AND GPL-3.0-only, which is not accepted"],
    [undefined, true, "a 1.0.0, a tool, has no licence, which is not accepted"],
  ])("%s is rejected, for a tool: %s", (licence, isTool, complaint) => {
    expect(refused([dependency(licence, isTool)])).toEqual([complaint]);
  });
});

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly integrity?: string; readonly resolved?: string; readonly link?: boolean }>
  >;
}

/** Each package.json of the repository, except those of the examples. */
const published = readdirSync(new URL("../packages/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `packages/${name}/`);
const apart = projects.map((project) => `${project}/`);
const workspaces = ["", "bench/", ...published.filter((folder) => !apart.includes(folder)), "scripts/", "test/"];
const manifests = [...new Set([...workspaces, ...apart])];

it("the lockfile has a hash for every package, and all come from the registry", () => {
  const loose = ["", ...apart].flatMap((folder) => {
    const file = new URL(`../${folder}package-lock.json`, import.meta.url);
    const { packages } = JSON.parse(readFileSync(file, "utf8")) as Lockfile;
    return Object.entries(packages).filter(
      ([path, { integrity, resolved = "https://registry.npmjs.org/", link = false }]) =>
        !link &&
        !workspaces.includes(path && `${path}/`) &&
        !(integrity?.startsWith("sha512-") && resolved.startsWith("https://registry.npmjs.org/")),
    );
  });
  expect(loose).toEqual([]);
});

it("every package.json has exact versions", () => {
  const named = manifests.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(new URL(`../${folder}package.json`, import.meta.url), "utf8")) as Partial<
      Record<"dependencies" | "devDependencies", Record<string, string>> &
        Record<"overrides", Record<string, string | Record<string, string>>>
    >;
    const { dependencies, devDependencies, overrides = {} } = manifest;
    const named = Object.entries({ ...(!published.includes(folder) && dependencies), ...devDependencies });
    return [
      ...named,
      ...Object.entries(overrides).flatMap(([name, version]) =>
        typeof version === "string" ? [[name, version] as const] : Object.entries(version),
      ),
    ];
  });
  const others = named.filter(([name]) => !/^campaign-rules(?:-|$)/u.test(name));
  expect(others.filter(([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
});

it("every workspace is checked", () => {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    workspaces: string[];
  };
  const folders = manifest.workspaces.flatMap((folder) => {
    if (folder === "packages/*") return published;
    return folder === "." ? "" : `${folder}/`;
  });
  const left = folders.filter((folder) => !folders.includes(`!${folder}`) && !folder.startsWith("!"));
  expect(left).toEqual(workspaces);
});
