import { readFileSync } from "node:fs";

/** The text of one of the samples of the repository. */
export function sample(name: string): string {
  return readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), "utf8");
}
