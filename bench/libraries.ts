import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What a library cannot see: requests that are wrong in this way alone are accepted by it. */
export type Gap = "depth" | "__proto__";

/** A library with the module that validates with it. */
export interface Library {
  readonly id: string;
  readonly title: string;
  /** Path of the module, from this directory on. */
  readonly module: string;
  /** Name of the package that the version is of; absent: this package itself. */
  readonly packageName?: string;
  readonly gaps: readonly Gap[];
  /** Where it names other places than we do though it refuses the same requests. */
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
  "the checks of an object run only when everything below it has its type, so beside a wrong type rules of the same " +
  "object, and rules that read several components, say nothing (on the row of about 20 faults they have less to do)";

const oneFunctionAtTheEnd =
  "what JSON Schema cannot say (gates, the audience limit, Gmail data and deal times, queuing, the number of UTM keys) " +
  "is said only once the schema is satisfied (less to do on about 20 faults, too)";

const ajvDeviations = [
  oneFunctionAtTheEnd,
  "an empty `included_filters` is reported at its `filters`, an absent `trigger_attr` at itself instead of at the name it lacks",
  "a wrong type at what decides a condition (`is_all_user_campaign`) counts as not being the deciding value, and the condition's error is reported beside it",
];

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
    module: "peers/ajv/run-time.ts",
    packageName: "ajv",
    gaps: ["depth"],
    deviations: ajvDeviations,
  },
  {
    id: "ajv-standalone",
    title: "ajv standalone",
    module: "peers/ajv/standalone.ts",
    packageName: "ajv",
    gaps: ["depth"],
    deviations: ajvDeviations,
  },
  {
    id: "typebox",
    title: "TypeBox",
    module: "peers/typebox.ts",
    packageName: "typebox",
    gaps: ["depth"],
    deviations: [
      "every rule is checked only once the structure is sound",
      "a wrong filter gives the errors of all three kinds of filter",
      "of content keyed by locale it says only that `campaign_content` does not match",
    ],
  },
];

export function versionOf({ packageName }: Library): string {
  const path = packageName === undefined ? "../package.json" : `../node_modules/${packageName}/package.json`;
  const { version } = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as { version: string };
  return version;
}

/** A file of this directory. */
export function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
