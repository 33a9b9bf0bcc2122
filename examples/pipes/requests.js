import { readFileSync } from "node:fs";

const valid = readFileSync(new URL("push-one-time.json", import.meta.url), "utf8");

/** The text of a body for each row: pretty-printed ones, faults of several kinds, blank and broken ones among them. */
const bodies = [
  valid,
  JSON.stringify(JSON.parse(valid)),
  valid.replace('"ANDROID"', '"android"'),
  valid.replace('"ONE_TIME"', '"EVENT_TRIGGERED"'),
  "",
  '{ "channel": ',
  "{}",
];

export const bodyOf = (id) => bodies[id % bodies.length];
