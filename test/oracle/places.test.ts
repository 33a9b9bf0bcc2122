// Tries every bound on depth, and every place in many bodies with some of twelve faults, while the random tests try only
// some places. With few runs, many places are tried, each with one fault.
import { describe, it } from "vitest";
import { emailBody } from "../structure/bodies/email.js";
import { pushBody } from "../structure/bodies/push.js";
import { oneOf } from "../support/budget.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { type Json, withValue } from "../support/json.js";
import { placesOf } from "../support/mutations.js";
import { agreeOnCreate, agreeOnUpdate } from "./agree.js";
import { TELLING } from "./channel.js";
import { has } from "./places.js";

type Members = { [name: string]: Json };

const bodies: [name: string, body: Members][] = [
  ["push with everything", pushBody as Members],
  ["email with everything", emailBody as Members],
  ...fixturesIn<ValidFixture>("create/valid").map(([name, { body }]): [string, Members] => [name, body as Members]),
];

/** The same body with an unknown channel, with a misspelt one, and with no member that implies one. */
function ofNoChannel(body: Members): Members[] {
  const { advanced: _, connector: __, ...rest } = body;
  const untold: Members = { ...rest, channel: "SMS" };
  for (const at of [...TELLING.PUSH, ...TELLING.EMAIL]) {
    if (has(untold, at)) Object.assign(untold, withValue(untold, at, undefined));
  }
  return [{ ...body, channel: "SMS" }, { ...body, channel: " push" }, untold];
}

/** Tries a body as a create request, as a patch of an unknown campaign, and as a campaign that stays unchanged. */
function agreeOnAll(body: Members, bounds: { maxDepth?: number } = {}): void {
  agreeOnCreate(body, { bounds });
  agreeOnUpdate(body, { bounds });
  agreeOnUpdate({ updated_by: "jo@example.com" }, { bounds, campaign: { body } });
}

describe.each(bodies)("%s", (_, body) => {
  it("at every bound on depth", () => {
    const isDue = oneOf(5);
    for (let turn = 0, maxDepth = 1; maxDepth <= 12; maxDepth++) {
      for (const one of [body, ...ofNoChannel(body)]) if (isDue(turn++)) agreeOnAll(one, { maxDepth });
    }
  });

  it("with something wrong at every place", () => {
    const isDue = oneOf(31, 5);
    let turn = 0;
    for (const place of placesOf(body)) {
      for (const wrong of [null, "", []]) {
        const broken = withValue(body, place, wrong) as Members;
        for (const one of [broken, ...ofNoChannel(broken)]) if (isDue(turn++)) agreeOnAll(one);
      }
    }
  });

  it("published", () => {
    for (const status of ["PUBLISH", "publish"]) {
      for (const channel of ["PUSH", "EMAIL", "SMS"]) agreeOnUpdate({ ...body, channel, status });
    }
  });
});
