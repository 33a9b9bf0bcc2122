/** The way to a member, through members of members. */
export type MemberPlace = readonly [string, ...string[]];

/** What `if`, `then` and their like are made of: schemas that TypeBox has no words for. */
export type Condition = Readonly<Record<string, unknown>>;

/** That there is a member at a place, and that it is so. Strict validators want each required member named. */
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
