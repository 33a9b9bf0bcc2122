// Every place of many bodies, and every bound on depth, one after the other; the random tests meet only some.
import { describe, it } from "vitest";
import { emailBody } from "../structure/rows/email.js";
import { pushBody } from "../structure/rows/push.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { type Json, withValue } from "../support/json.js";
import { placesOf } from "../support/mutations.js";
import { agreeOnCreate, agreeOnUpdate } from "./agree.js";

type Members = { [name: string]: Json };

const bodies: [name: string, body: Members][] = [
  ["push with everything", pushBody as Members],
  ["email with everything", emailBody as Members],
  ...fixturesIn<ValidFixture>("create/valid").map(([name, { body }]): [string, Members] => [name, body as Members]),
];

/** A body as a create request, as a patch of which nothing is stored, and as the campaign that a patch leaves as it is. */
function agreeOnAll(body: Members, bounds: { maxDepth?: number } = {}): void {
  agreeOnCreate(body, { bounds });
  agreeOnUpdate(body, { bounds });
  agreeOnUpdate({ updated_by: "jo@example.com" }, { bounds, campaign: { body } });
}

describe.each(bodies)("%s", (_, body) => {
  it("at every bound on depth", () => {
    for (let maxDepth = 1; maxDepth <= 12; maxDepth++) {
      agreeOnAll(body, { maxDepth });
      agreeOnAll({ ...body, channel: "SMS" }, { maxDepth });
    }
  });

  it("with something wrong at every place", () => {
    for (const place of placesOf(body)) {
      for (const wrong of [null, "", []]) {
        agreeOnAll(withValue(body, place, wrong) as Members);
        agreeOnAll({ ...(withValue(body, place, wrong) as Members), channel: "SMS" });
      }
    }
  });

  it("published", () => {
    for (const status of ["PUBLISH", "publish"]) {
      for (const channel of ["PUSH", "EMAIL", "SMS"]) agreeOnUpdate({ ...body, channel, status });
    }
  });
});
