/** The place of a member: names only, no indexes. */
export type MemberPlace = readonly [string, ...string[]];

/** A schema for `if`, `not` and similar keywords, which TypeBox cannot express. */
export type Condition = Readonly<Record<string, unknown>>;

/** Requires a member at a place, and that it matches `what`. Strict validators want `properties` to list it too. */
export function has([name, ...rest]: MemberPlace, what: Condition | true = true): Condition {
  const [next, ...others] = rest;
  const member = next === undefined ? what : has([next, ...others], what);
  return { type: "object", properties: { [name]: member }, required: [name] };
}

export function not(condition: Condition): Condition {
  return { not: condition };
}

export function either(condition: Condition, holds: object, otherwise?: object): Condition {
  // biome-ignore lint/suspicious/noThenProperty: `then` is a JSON Schema keyword, and nothing awaits a schema.
  return { if: condition, then: holds, ...(otherwise && { else: otherwise }) };
}
