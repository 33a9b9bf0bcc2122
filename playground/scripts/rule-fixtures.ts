import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../../scripts/pack.js";

const FOLDERS = ["create/invalid", "create/advice", "update/invalid", "update/advice"];

/** Options that the page has no settings for, so that it cannot show a request that needs them. */
const NOT_SHOWN = ["rules", "bounds"];

interface Fixture {
  readonly body?: unknown;
  readonly patch?: unknown;
  readonly context: Readonly<Record<string, unknown>>;
}

/** The request that breaks each rule, by the rule's id. Fixtures of whole requests are left out. */
export function ruleFixtures(): Readonly<Record<string, Fixture>> {
  const files = FOLDERS.flatMap((folder) => {
    const path = join(root, "fixtures", folder);
    return readdirSync(path).map((name) => join(path, name));
  });
  const fixtures = files.map((file): [string, Fixture] => {
    const { body, patch, context } = JSON.parse(readFileSync(file, "utf8")) as Fixture;
    return [basename(file, ".json"), body === undefined ? { patch, context } : { body, context }];
  });
  return Object.fromEntries(
    fixtures.filter(([, { context }]) => !NOT_SHOWN.some((name) => Object.hasOwn(context, name))),
  );
}
