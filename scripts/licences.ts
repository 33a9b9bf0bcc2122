// Holds docs/licences.md and the licences that we accept to what the lockfile says. With --write, writes the page first.
// npm itself tells the licences, of all machines' packages. license-checker-rseidelsohn 4.3.0 (later ones need Node 24) reads
// what is installed: 600 of 863 packages here, other ones elsewhere, in a minute instead of seconds.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { namesIn } from "./bundled-licences.js";

const PAGE = fileURLToPath(new URL("../docs/licences.md", import.meta.url));

/** Licences of what the command line contains. */
const ACCEPTED: ReadonlySet<string> = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"]);

/** Licences of tools: what we ship contains nothing of them. */
const ACCEPTED_OF_TOOLS: ReadonlySet<string> = new Set([
  ...ACCEPTED,
  "MPL-2.0",
  "PSF-2.0",
  "Python-2.0",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  // Both are kept: zlib's notice, too, only has to stay where the code is.
  "MIT AND Zlib",
]);

/** Licences that a package has in a file of its own, as somebody has read there, and not in its package.json. */
const READ: Readonly<Record<string, string>> = { "spawndamnit 3.0.1": "MIT" };

const INTRODUCTION = `# Licences of the dependencies

Every package in \`package-lock.json\`, also those for other machines than yours, with the licence that \`npm sbom\` tells.
A licence that is on neither list in \`scripts/licences.ts\` fails CI.

This page is made from the lockfile. To make it again: \`npm run -w scripts licences -- --write\`.
`;

/** A package that the lockfile names. */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; undefined when the package says nothing. */
  readonly licence: string | undefined;
  /** Whether only this repository needs it: nothing of it is in the package. */
  readonly isTool: boolean;
}

/** The part of a CycloneDX document that is read here. */
interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** What npm tells. */
interface CycloneDx {
  readonly components: readonly Component[];
}

/** All packages of a CycloneDX document but our own workspaces, in the order of their names. */
export function dependenciesIn({ components }: CycloneDx, contained: ReadonlySet<string>): Dependency[] {
  return components
    .filter(({ properties = [] }) => !properties.some((property) => property.name === "cdx:npm:package:private"))
    .filter(({ name }) => !/^campaign-rules(?:-|$)/u.test(name))
    .map(({ name, group, version, licenses = [] }) => ({
      name: nameOf(name, group),
      version,
      licence:
        licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name)[0] ??
        READ[`${name} ${version}`],
      isTool: !contained.has(nameOf(name, group)),
    }))
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

function nameOf(name: string, group: string | undefined): string {
  return group === undefined ? name : `${group}/${name}`;
}

/** A line for each package whose licence we have not accepted. */
export function refused(dependencies: readonly Dependency[]): string[] {
  return dependencies
    .filter(({ licence, isTool }) => !isAccepted(licence, isTool ? ACCEPTED_OF_TOOLS : ACCEPTED))
    .map(({ name, version, licence, isTool }) => {
      return `${name} ${version}${isTool ? ", a tool," : ""} has ${licence ?? "no licence"}, which is not accepted`;
    });
}

/** Of alternatives, one is enough. What else an expression can be is looked at by a person. */
function isAccepted(licence: string | undefined, accepted: ReadonlySet<string>): boolean {
  const alternatives = licence?.replace(/^\(|\)$/gu, "").split(" OR ") ?? [];
  return alternatives.some((one) => accepted.has(one));
}

/** The page: what the command line contains one by one, tools by their licence. */
export function licencesPage(dependencies: readonly Dependency[]): string {
  const contained = dependencies.filter(({ isTool }) => !isTool);
  const tools = new Map<string, Set<string>>();
  for (const { name, licence = "none" } of dependencies.filter(({ isTool }) => isTool)) {
    tools.set(licence, (tools.get(licence) ?? new Set()).add(name));
  }
  const rows = [...tools].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    INTRODUCTION,
    "## Contained in the package\n",
    "The command line contains these, with their notices in `dist/licences.txt`. Nothing else in the package does.\n",
    "| package | version | licence |",
    "|---|---|---|",
    ...contained.map(({ name, version, licence = "none" }) => `| ${name} | ${version} | ${licence} |`),
    "\n## Tools, which only this repository needs\n",
    "| licence | packages |",
    "|---|---|",
    ...rows.map(([licence, names]) => `| ${licence} | ${[...names].join(", ")} |`),
    "",
  ].join("\n");
}

/** Prints what is wrong; anything makes the exit code 1. */
function main(): void {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  // From the lockfile alone, so that the list is the same on every machine.
  const options = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const tree = JSON.parse(execFileSync("npm", options, { cwd, encoding: "utf8" })) as CycloneDx;
  const dependencies = dependenciesIn(tree, namesIn(readFileSync(join(cwd, "dist/licences.txt"), "utf8")));
  const page = licencesPage(dependencies);
  if (process.argv.includes("--write")) writeFileSync(PAGE, page);
  const wrong = refused(dependencies);
  if (dependencies.length === 0) wrong.push("npm sbom lists nothing");
  if (readFileSync(PAGE, "utf8") !== page)
    wrong.push("docs/licences.md is stale: run npm run -w scripts licences -- --write");
  for (const line of wrong) console.error(line);
  console.log(`${dependencies.length} dependencies, ${wrong.length} problems`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
