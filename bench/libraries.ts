import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** A fault that a library cannot see. It accepts requests that are wrong in this way only. */
export type Gap = "depth" | "__proto__";

/** A library with the module that validates with it. */
export interface Library {
  readonly id: string;
  readonly title: string;
  /** Path of the module, relative to this directory. */
  readonly module: string;
  /** Name of the package whose version is reported. Default: this package. */
  readonly packageName?: string;
  /** The path of a built `index.js` of this package. Default: the sources. */
  readonly built?: string;
  /** Name of the function that makes the validator. Default: `validator`. */
  readonly way?: string;
  readonly gaps: readonly Gap[];
  /** How the places that it reports differ from ours, although it refuses the same requests. */
  readonly deviations: readonly string[];
}

export const ours: Library = {
  id: "ours",
  title: "campaign-rules",
  module: "peers/ours.ts",
  gaps: [],
  deviations: [],
};

const checksOnSoundObjects =
  "the checks of an object run only if everything below it has the right type. After a wrong type, the rules of the " +
  "same object, and rules that read several components, do not run (so there is less to do on the row of about 20 " +
  "faults)";

const rulesAfterStructure = "rules are checked only if the structure is sound";
const allKindsOfFilter = "a wrong filter causes the errors of all three kinds of filter";

export const libraries: readonly Library[] = [
  ours,
  {
    id: "zod",
    title: "zod",
    module: "peers/zod/index.ts",
    packageName: "zod",
    gaps: ["depth", "__proto__"],
    deviations: [checksOnSoundObjects],
  },
  {
    id: "valibot",
    title: "valibot",
    module: "peers/valibot/index.ts",
    packageName: "valibot",
    gaps: ["depth", "__proto__"],
    deviations: [checksOnSoundObjects],
  },
  {
    id: "ajv",
    title: "ajv",
    module: "peers/ajv.ts",
    packageName: "ajv",
    gaps: ["depth"],
    deviations: [rulesAfterStructure],
  },
  {
    id: "typia",
    title: "typia",
    module: "peers/typia.ts",
    packageName: "typia",
    gaps: ["depth"],
    deviations: [rulesAfterStructure, "for a filter of an unknown kind, it reports the filter"],
  },
  {
    id: "typebox",
    title: "TypeBox",
    module: "peers/typebox.ts",
    packageName: "typebox",
    gaps: ["depth"],
    deviations: [
      rulesAfterStructure,
      allKindsOfFilter,
      "for content keyed by locale, it reports only that `campaign_content` does not match",
    ],
  },
];

/** Ways to call this package. */
export const ways: readonly Library[] = [
  ["validator", "a validator, as above"],
  ["lint", "a validator that lints"],
  ["literal", "`validateCreate` with a literal context"],
  ["set", "`validateCreate` with a `Set` of features"],
  ["overrides", "`validateCreate` with a literal context that overrides two rules"],
  ["exceptions", "`validateCreate` with a literal context that has an exception and a custom rule"],
  ["request", "`validateRequest`, the whole request"],
].map(([way = "", title = ""]) => ({ ...ours, id: `way-${way}`, title, way, module: "peers/ways.ts" }));

/** A build of this package, in a folder such as `dist`, relative to where npm was called. */
export function buildIn(folder: string): Library {
  const built = resolve(process.env["INIT_CWD"] ?? "", folder, "index.js");
  return { ...ours, id: folder.replaceAll(/\W+/gu, "-"), title: folder, built };
}

export function versionOf({ packageName }: Library): string {
  const folder = packageName === "typia" ? "typia/" : "../";
  const path = packageName === undefined ? "../package.json" : `${folder}node_modules/${packageName}/package.json`;
  const { version } = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as { version: string };
  return version;
}

/** The path of a file in this directory. */
export function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
