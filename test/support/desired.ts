import fc from "fast-check";
import { MERGED, valid } from "./any-update.js";
import { type Members, reordered } from "./updates.js";

/** Ways to change a member of the stored campaign. */
const edits = {
  kept: (stored: unknown) => stored,
  reordered: (stored: unknown) => reordered(stored),
  replaced: (_: unknown, other: unknown) => other,
  removed: () => undefined,
  /** Adds or replaces one member if both are objects. */
  extended: (stored: unknown, other: unknown, index: number) => {
    if (!isObject(stored) || !isObject(other)) return stored;
    const [key, value] = Object.entries(other)[index % Math.max(1, Object.keys(other).length)] ?? [];
    return key === undefined ? stored : { ...stored, [key]: value };
  },
  reduced: (stored: unknown, _: unknown, index: number) => {
    if (!isObject(stored)) return stored;
    const entries = Object.entries(stored);
    return Object.fromEntries(entries.filter((_entry, at) => at !== index % entries.length));
  },
} as const;

type Edit = keyof typeof edits;

const edit = fc.oneof(
  { weight: 16, arbitrary: fc.constantFrom<Edit[]>("kept", "reordered") },
  { weight: 3, arbitrary: fc.constantFrom<Edit[]>("replaced", "extended") },
  { weight: 1, arbitrary: fc.constantFrom<Edit[]>("removed", "reduced") },
);

/** A stored campaign and a desired one. Most members are equal, and the channel usually is. */
export const storedAndDesired: fc.Arbitrary<readonly [stored: Members, desired: Members]> = fc
  .tuple(valid, valid)
  .chain(([stored, other]) =>
    fc.array(fc.tuple(edit, fc.nat()), { minLength: MERGED.length, maxLength: MERGED.length }).map((chosen) => {
      const entries = MERGED.map((name, at) => {
        const [how, index] = chosen[at] ?? (["kept", 0] as const);
        return [name, edits[how](stored[name], other[name], index)] as const;
      });
      return [stored, Object.fromEntries(entries.filter(([, value]) => value !== undefined))] as const;
    }),
  );

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
