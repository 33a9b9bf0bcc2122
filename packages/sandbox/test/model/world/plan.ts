import { type Context, validateUpdate } from "campaign-rules";
import { isObject, isSame, type Members } from "./json.js";
import { components, mergedWith } from "./merge.js";
import { isClosed, lockedChanges } from "./states.js";
import type { State } from "./world.js";

const updatable = ["channel", "campaign_delivery_type", "connector", ...components];

/** The plan of the model for turning one campaign into another. */
export interface Expectation {
  /** The smallest patch; undefined if there is nothing to do, or something forbids it. */
  readonly patch: Members | undefined;
  /** The paths of the problems that forbid it, sorted. */
  readonly forbidden: readonly string[];
}

export function expectedPlan(stored: Members, desired: Members, state: State, context: Context): Expectation {
  const policy = context.policies?.merge ?? "component";
  const patch = smallest(stored, desired, policy);
  const patched = mergedWith(stored, patch, policy);
  const unreachable = unreachablePaths(stored, patched, desired);
  if (Object.keys(patch).length === 0 && unreachable.length === 0) return { patch: undefined, forbidden: [] };
  if (isClosed(state)) return { patch: undefined, forbidden: ["campaign_id", ...unreachable].sort() };

  const verdict = validateUpdate(patch, { ...context, campaign: { state: "OTHER", body: stored } });
  const invalid = verdict.violations.map(({ path }) => path);
  const broken = invalid.filter((path) => !isWithin(path, unreachable));
  const locked = lockedChanges(state, stored, patched).filter((path) => !isWithin(path, [...invalid, ...unreachable]));
  const forbidden = [...unreachable, ...broken, ...locked].sort();
  return { patch: forbidden.length === 0 ? patch : undefined, forbidden };
}

/** Whether a path is one of others, or below one. */
function isWithin(path: string, others: readonly string[]): boolean {
  return others.some((one) => path === one || [".", "["].some((next) => path.startsWith(one + next)));
}

/** The parts that differ or, if updates merge single members, the members of them that differ. */
function smallest(stored: Members, desired: Members, policy: "component" | "member"): Members {
  const patch: Members = {};
  for (const name of updatable) {
    if (!Object.hasOwn(desired, name)) continue;
    const [kept, wanted] = [Object.hasOwn(stored, name) ? stored[name] : undefined, desired[name]];
    if (isSame(kept, wanted)) continue;
    patch[name] = policy === "member" && isObject(kept) && isObject(wanted) ? changedMembers(kept, wanted) : wanted;
  }
  return patch;
}

function changedMembers(kept: Members, wanted: Members): Members {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !Object.hasOwn(kept, name) || !isSame(kept[name], value),
  );
  return Object.fromEntries(changed);
}

/**
 * The paths at which a campaign is still not as desired after the patch, because no update can change or remove them.
 */
function unreachablePaths(stored: Members, patched: Members, desired: Members): string[] {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(desired)])];
  return names.flatMap((name) => {
    const [after, wanted] = [patched, desired].map((body) => (Object.hasOwn(body, name) ? body[name] : undefined));
    if (isSame(after, wanted)) return [];
    if (!updatable.includes(name) || !isObject(after) || !isObject(wanted)) return [name];
    return Object.keys(after)
      .filter((member) => !Object.hasOwn(wanted, member))
      .map((member) => (/^[a-z_]\w*$/iu.test(member) ? `${name}.${member}` : `${name}[${JSON.stringify(member)}]`));
  });
}
