import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { isLikeName } from "../../../src/cli/config/names.js";
import { Search } from "../../../src/cli/config/search.js";
import { folder } from "../run.js";

const FILE = "campaign-rules.config.json";
const CODE = "r/campaign-rules.config.cts";
const NONE = undefined;

/** Makes a folder with files; a name that ends with a slash is a folder, and `a -> b` is a link. */
function tree(names: readonly string[]): string {
  const base = mkdtempSync(join(realpathSync(folder), "search-"));
  for (const name of names) {
    const [path, target] = name.split(" -> ") as [string, string?];
    mkdirSync(dirname(join(base, path)), { recursive: true });
    if (target !== undefined) symlinkSync(join(base, target), join(base, path));
    else if (path.endsWith("/")) mkdirSync(join(base, path), { recursive: true });
    else writeFileSync(join(base, path), "{}");
  }
  return base;
}

/** What is found from a folder: the configuration, and the root whose owner is trusted. */
function found(names: readonly string[], workingDirectory: string, from: string) {
  const base = tree(names);
  const { file, root } = new Search(join(base, workingDirectory)).upFrom(join(base, from));
  return [file === undefined ? undefined : relative(base, file), relative(base, root)];
}

describe("the nearest configuration", () => {
  it.each<[string, string[], string, string, string | undefined, string]>([
    ["is in the folder of the file", ["r/.git/", `r/a/${FILE}`, `r/${FILE}`], "r", "r/a", `r/a/${FILE}`, "r"],
    ["is above the file in the repository", ["r/.git/", "r/a/b/c/", `r/${FILE}`], "r", "r/a/b/c", `r/${FILE}`, "r"],
    ["is found if the working directory is below it", ["r/.git/", "r/a/", `r/${FILE}`], "r/a", "r/a", `r/${FILE}`, "r"],
    ["is found from outside the repository", ["r/.git/", "r/a/", `r/${FILE}`, "w/"], "w", "r/a", `r/${FILE}`, "r"],
    ["is not above the repository", ["r/.git/", "r/a/", FILE], "r", "r/a", NONE, "r"],
    ["is not above the repository, where the command runs", ["r/.git/", "r/a/", FILE], ".", "r/a", NONE, "r"],
    ["is not above a nested repository", ["r/.git/", `r/${FILE}`, "r/n/.git/", "r/n/a/"], "r", "r/n/a", NONE, "r/n"],
    ["is not above a worktree, where .git is a file", [`r/${FILE}`, "r/w/.git", "r/w/a/"], "r", "r/w/a", NONE, "r/w"],
    ["is not above a repository whose .git is a link", [FILE, "g/", "r/.git -> g", "r/a/"], ".", "r/a", NONE, "r"],
    ["is found up to the working directory", [`w/${FILE}`, "w/a/b/"], "w", "w/a/b", `w/${FILE}`, "w"],
    ["is not above the working directory", [FILE, "w/a/b/"], "w", "w/a/b", NONE, "w"],
    ["is beside a file elsewhere", [`e/${FILE}`, "w/"], "w", "e", `e/${FILE}`, "w"],
    ["is not above a file elsewhere", [`e/${FILE}`, "e/a/", "w/"], "w", "e/a", NONE, "w"],
    ["is not beside the working directory", [`w/${FILE}`, "e/"], "w", "e", NONE, "w"],
    ["is above a link to a folder", ["r/.git/", `r/${FILE}`, "e/t/", "r/l -> e/t"], "r", "r/l", `r/${FILE}`, "r"],
    ["is in the target of a link to a folder", ["r/.git/", `e/${FILE}`, "r/l -> e"], "r", "r/l", `r/l/${FILE}`, "r"],
    ["is not above the target of a link", ["r/.git/", "e/t/", `e/${FILE}`, "r/l -> e/t"], "r", "r/l", NONE, "r"],
    ["is above a working directory that a link names", [`w/${FILE}`, "w/a/", "l -> w"], "l", "w/a", `w/${FILE}`, "l"],
    ["is above a file that a link names", [`w/${FILE}`, "w/a/", "l -> w"], "w", "l/a", `l/${FILE}`, "w"],
    ["is above a folder that does not exist", ["r/.git/", `r/${FILE}`], "r", "r/new/folder", `r/${FILE}`, "r"],
    ["may be a broken link", ["r/.git/", `r/a/${FILE} -> gone`, `r/${FILE}`], "r", "r/a", `r/a/${FILE}`, "r"],
    ["is code if there is also JSON", ["r/.git/", `r/${FILE}`, CODE], "r", "r", CODE, "r"],
  ])("%s", (_, names, workingDirectory, from, file, root) => {
    expect(found(names, workingDirectory, from)).toEqual([file, root]);
  });

  it.each([".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".json"])("may end with %s", (extension) => {
    const name = `campaign-rules.config${extension}`;
    expect(found(["w/a/", `w/${name}`], "w", "w/a")).toEqual([`w/${name}`, "w"]);
  });

  it("is looked for once in each folder", () => {
    const base = tree(["w/a/"]);
    const search = new Search(join(base, "w"));
    const first = search.upFrom(join(base, "w/a"));
    writeFileSync(join(base, "w", FILE), "{}");
    expect(search.upFrom(join(base, "w/a"))).toBe(first);
    expect(search.upFrom(join(base, "w/b")).file).toBe(undefined);
    expect(new Search(join(base, "w")).upFrom(join(base, "w/a")).file).toBe(join(base, "w", FILE));
  });
});

describe("a name", () => {
  it.each([
    // Misspelt.
    ...["campaign-rule.config.js", "campaigns-rules.config.js", "campain-rules.config.json", "campaign-rules.conf.js"],
    ...["campaign-rules.cfg.json", "campaign-rules.configuration.json", "campaign_rules.config.js"],
    ...["campaignrules.config.js", "campaign-rules-config.js"],
    ...["Campaign-Rules.config.js", "campaign-rules.config.JSON"],
    // Of another type.
    ...["campaign-rules.config.yaml", "campaign-rules.config.yml", "campaign-rules.config.jsonc"],
    ...["campaign-rules.config.toml", "campaign-rules.config.jsx", "campaign-rules.config"],
    // As other tools name theirs.
    ...[".campaign-rules.config.js", ".campaign-rulesrc", ".campaign-rulesrc.json", ".campaignrulesrc"],
    ...[".campaign-rules.json", ".campaign-rules.yaml", "campaign-rules.rc"],
  ])("like %s is nearly that of a configuration", (name) => {
    expect(isLikeName(name)).toBe(true);
  });

  it.each([
    ...["campaign-rules.config.js", "campaign-rules.config.json"],
    // Beside a configuration.
    ...["campaign-rules.config.d.ts", "campaign-rules.config.test.ts", "campaign-rules.config.schema.json"],
    ...["campaign-rules.config.js.bak", "campaign-rules.js", "campaign-rules.json", "campaign-rules.test.ts"],
    "campaign-rules.md",
    // Of something else.
    ...["campaign.json", "campaign.config.js", "eslint.config.js", "package.json", "spring.campaign.json"],
    ...[".campaigns", "a".repeat(200)],
  ])("like %s is not", (name) => {
    expect(isLikeName(name)).toBe(false);
  });
});

it("files that look like configurations are named, as far as the search goes", () => {
  const names = ["r/.git/", "r/a/.campaign-rulesrc", "r/a/campaign-rules.conf/", `r/a/b/c/${FILE}`];
  const others = ["r/campaign-rules.config.js", `r/${FILE}`, "r/campaign-rule.config.js", ".campaign-rulesrc"];
  const base = tree([...names, ...others]);
  const search = new Search(join(base, "r"));
  const ignored = (from: string) => search.upFrom(join(base, from)).ignored.map(({ file }) => relative(base, file));
  expect(ignored("r/a/b")).toEqual(["r/a/.campaign-rulesrc", "r/campaign-rule.config.js", `r/${FILE}`]);
  expect(ignored("r/a/b/c")).toEqual([]);
});
