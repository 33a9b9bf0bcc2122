import { pathToFileURL } from "node:url";
import { renderPath } from "../src/errors/path.js";
import { validateCreate } from "../src/index.js";
import { moduleOf } from "./build.js";
import type { Case } from "./cases.js";
import type { Gap, Library } from "./libraries.js";
import type { Knowledge, Peer } from "./peers/peer.js";

/** How the places that a library reports compare with ours, for bodies that both refuse. */
export interface Agreement {
  refused: number;
  /** Bodies for which it reports the same places. */
  same: number;
  /** Bodies for which it misses some of our places. */
  fewer: number;
  /** Bodies for which it reports all our places and others. */
  more: number;
}

export interface Held {
  readonly library: Library;
  readonly bodies: number;
  /** Names of bodies that only one of the two accepts, except because of a known gap. */
  readonly otherVerdict: readonly string[];
  /** Bodies that it accepts because of a known gap. */
  readonly inGaps: number;
  readonly agreement: ReadonlyMap<Case["source"], Agreement>;
}

/** Compares a library with ours: whether it accepts the same bodies, and reports the same places. */
export async function hold(library: Library, cases: readonly Case[]): Promise<Held> {
  const find = finderOf((await import(pathToFileURL(moduleOf(library)).href)) as Peer);
  const otherVerdict: string[] = [];
  const agreement = new Map<Case["source"], Agreement>();
  let inGaps = 0;
  for (const { source, name, text, knowledge } of cases) {
    const { ok, violations } = validateCreate(JSON.parse(text), knowledge);
    const found = find(text, knowledge);
    if (found.isAccepted !== ok) {
      const isInGap = !ok && violations.every(({ rule, path }) => isIn(library.gaps, rule, path));
      if (isInGap) inGaps++;
      else otherVerdict.push(name);
    } else if (!ok) {
      const counts = agreement.get(source) ?? { refused: 0, same: 0, fewer: 0, more: 0 };
      agreement.set(source, counts);
      counts.refused++;
      const expected = new Set(violations.map(({ path }) => path));
      if ([...expected].some((path) => !found.paths.has(path))) counts.fewer++;
      else counts[found.paths.size > expected.size ? "more" : "same"]++;
    }
  }
  return { library, bodies: cases.length, otherVerdict, inGaps, agreement };
}

function isIn(gaps: readonly Gap[], rule: string, path: string): boolean {
  if (gaps.includes("depth") && rule === "structure.too-deep") return true;
  return gaps.includes("__proto__") && path.split(".").includes("__proto__");
}

interface Found {
  readonly isAccepted: boolean;
  readonly paths: ReadonlySet<string>;
}

/** Validators are made once for each workspace. */
function finderOf({ validator, placesOf }: Peer): (text: string, knowledge: Knowledge) => Found {
  const validators = new Map<string, (body: unknown) => readonly unknown[]>();
  return (text, knowledge) => {
    const key = JSON.stringify(knowledge);
    const validate = validators.get(key) ?? validator(knowledge);
    validators.set(key, validate);
    const problems = validate(JSON.parse(text));
    const paths = new Set(problems.flatMap(placesOf).map(renderPath));
    return { isAccepted: problems.length === 0, paths };
  };
}
