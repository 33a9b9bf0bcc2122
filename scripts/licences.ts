// Checks that docs/licences.md agrees with the lockfiles, and that we accept the licence of each package. With --write,
// writes the page first. npm itself lists the licences, including packages for other machines.
// license-checker-rseidelsohn 4.3.0 (later versions need Node 24) reads only what is installed: 600 of 863 packages
// here, others elsewhere, in a minute instead of seconds.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { namesIn } from "./bundled-licences.js";
import { root } from "./pack.js";
import { projects } from "./tools.js";

const PAGE = join(root, "docs/licences.md");

/** Accepted licences of packages that the command line contains. */
const ACCEPTED: ReadonlySet<string> = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"]);

/** Accepted licences of tools, which are not part of what we ship. */
const ACCEPTED_OF_TOOLS: ReadonlySet<string> = new Set([
  ...ACCEPTED,
  "MPL-2.0",
  "PSF-2.0",
  "Python-2.0",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  // Both apply. Like MIT, zlib only requires that its notice stays with the code.
  "MIT AND Zlib",
]);

/** Licences that we read in a package's licence file, because its package.json names none. */
const READ: Readonly<Record<string, string>> = { "spawndamnit 3.0.1": "MIT" };

const INTRODUCTION = `# Licences of the dependencies

Every package in \`package-lock.json\`, and in the lockfiles of ${projects.map((project) => `\`${project}\``).join(", ")}, including
those for other platforms, with the licence that \`npm sbom\` reports.
A licence that is on neither list in \`scripts/licences.ts\` fails CI.

This page is generated from the lockfiles. To regenerate it: \`npm run -w scripts licences -- --write\`.
`;

/** A package that the lockfile names. */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; undefined if the package names none. */
  readonly licence: string | undefined;
  /** Whether only this repository needs it. The package contains nothing of it. */
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

/** The output of `npm sbom`. */
interface CycloneDx {
  readonly components: readonly Component[];
}

/** All packages of a CycloneDX document except our own workspaces, sorted by name. */
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

/** A line for each package whose licence we do not accept. */
export function refused(dependencies: readonly Dependency[]): string[] {
  return dependencies
    .filter(({ licence, isTool }) => !isAccepted(licence, isTool ? ACCEPTED_OF_TOOLS : ACCEPTED))
    .map(({ name, version, licence, isTool }) => {
      return `${name} ${version}${isTool ? ", a tool," : ""} has ${licence ?? "no licence"}, which is not accepted`;
    });
}

/** One accepted alternative is enough. Other forms of expressions are not accepted, so that a person looks at them. */
function isAccepted(licence: string | undefined, accepted: ReadonlySet<string>): boolean {
  const alternatives = licence?.replace(/^\(|\)$/gu, "").split(" OR ") ?? [];
  return alternatives.some((one) => accepted.has(one));
}

/** The page: each package that the command line contains, and the tools by licence. */
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

/** Prints the problems. The exit code is 1 if there are any. */
function main(): void {
  // From the lockfiles alone, so that the list is the same on every machine.
  const options = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const dependencies = ["", ...projects].flatMap((project) => {
    const output = execFileSync("npm", options, { cwd: join(root, project), encoding: "utf8" });
    const contained =
      project === "" ? namesIn(readFileSync(join(root, "dist/licences.txt"), "utf8")) : new Set<string>();
    return dependenciesIn(JSON.parse(output) as CycloneDx, contained);
  });
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
