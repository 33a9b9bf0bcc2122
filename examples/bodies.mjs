import { readFileSync } from "node:fs";

const valid = readFileSync(new URL("../samples/push-one-time.json", import.meta.url), "utf8");

/** The texts of bodies for the rows, among them pretty-printed, faulty, blank and malformed ones. */
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
