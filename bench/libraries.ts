import { readFileSync } from "node:fs";
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
    deviations: [rulesAfterStructure, allKindsOfFilter],
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

export function versionOf({ packageName }: Library): string {
  const path = packageName === undefined ? "../package.json" : `../node_modules/${packageName}/package.json`;
  const { version } = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as { version: string };
  return version;
}

/** The path of a file in this directory. */
export function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
