import fc from "fast-check";
import { Compile } from "typebox/compile";
import { describe, expect, it } from "vitest";
import { type Segment, type Violation, validateUpdate } from "../../src/index.js";
import { campaigns as campaignSchemas, updateRequests } from "../../src/schemas/any-channel.js";
import { CreateRequest } from "../../src/schemas/create-request.js";
import {
  EmailCampaign,
  EmailUpdateRequest,
  PublishRequest,
  PushCampaign,
  PushUpdateRequest,
} from "../../src/schemas/update-request.js";
import { MERGED, situation } from "../support/any-update.js";
import { budget } from "../support/budget.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { frozen, valueAt, withValue } from "../support/json.js";
import { meantChannel } from "../support/meant-channel.js";
import { mutated, placesOf } from "../support/mutations.js";
import { nothingRefused } from "../support/nothing-refused.js";
import { structural } from "../support/structural.js";
import type { Members } from "../support/updates.js";
import { withoutFormats } from "../support/without-formats.js";
import { emailBody } from "./rows/email.js";
import { pushBody } from "./rows/push.js";

const compiled = (schema: unknown) => Compile(withoutFormats(schema));
const reference = compiled(CreateRequest);
const updates = {
  PUSH: compiled(PushUpdateRequest),
  EMAIL: compiled(EmailUpdateRequest),
  unknown: compiled(updateRequests.unknown),
};
const campaigns = {
  PUSH: compiled(PushCampaign),
  EMAIL: compiled(EmailCampaign),
  unknown: compiled(campaignSchemas.unknown),
};
const publishing = compiled(PublishRequest);

const seeds = [pushBody, emailBody, ...fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body)];

describe("TypeBox's own compiled check is the reference", () => {
  it.each(seeds.map((seed, index) => [index, seed]))("seed %i is accepted by both", (_, seed) => {
    expect(reference.Check(seed)).toBe(true);
    expect(structural(seed)).toEqual([]);
  });

  it("a mutated body has no finding if and only if the reference accepts it", () => {
    expectAgreement(mutated(seeds), budget(100, 10_000), (body) => [structural(body), reference.Check(body)]);
  });

  it("a mutated update of an unknown campaign has no finding if and only if the reference accepts it", () => {
    expectAgreement(patches, budget(100, 5_000), (patch) => {
      const { violations } = validateUpdate(frozen(patch), nothingRefused);
      return [violations, ("status" in patch ? publishing : updates[meantChannel(patch)]).Check(patch)];
    });
  });

  it("a campaign after a mutated update has no finding if and only if the reference accepts it", () => {
    expectAgreement(fc.tuple(stored, patches), budget(100, 2_500), ([body, { status: _, ...patch }]) => {
      const { violations } = validateUpdate(frozen(patch), { ...nothingRefused, campaign: { body: frozen(body) } });
      const kept = Object.entries(body).filter(([name]) => MERGED.includes(name));
      const merged = { ...Object.fromEntries(kept), ...patch };
      return [violations, campaigns[meantChannel(merged)].Check(merged)];
    });
  });

  it("a member with the value undefined is as absent as one that is not there", () => {
    // A member that no schema names may have any value. Without such a member, hardly any body would be accepted.
    const bodies = mutated(seeds, 1).map((body) => ({ ...(body as object), unnamed: body }));
    expectAgreement(fc.tuple(bodies, fc.nat()), budget(100, 5_000), ([body, which]) => {
      const places = placesOf(body).filter((place) => typeof place.at(-1) === "string");
      const place = places[which % places.length] ?? [];
      const copy = withValue(body, place, null);
      (valueAt(copy, place.slice(0, -1)) as Record<Segment, unknown>)[place.at(-1) ?? ""] = undefined;
      return [structural(copy), reference.Check(JSON.parse(JSON.stringify(copy)))];
    });
  });
});

const patches = fc.oneof(
  situation.map(([, patch]) => patch),
  mutated(seeds.map((body) => ({ ...(body as object), request_id: "u-1", updated_by: "jo@example.com" }))).map(
    (body) => body as Members,
  ),
  mutated([{ status: "PUBLISH", version_note: "n", updated_by: "jo@example.com" }, { status: "PUBLISH" }]).map(
    (body) => body as Members,
  ),
);
const stored = situation.map(([campaign]) => campaign);

/** Checks that the engine and the reference agree, and that both accept some values and reject some. */
function expectAgreement<Given>(
  given: fc.Arbitrary<Given>,
  numRuns: number,
  verdicts: (value: Given) => [violations: Violation[], accepted: boolean],
): void {
  const seen = { accepted: 0, refused: 0 };
  const property = fc.property(given, (value) => {
    const [violations, accepted] = verdicts(value);
    const found = violations.filter(({ rule }) => rule.startsWith("structure.") && rule !== "structure.format");
    seen[accepted ? "accepted" : "refused"]++;
    expect(found.length === 0, JSON.stringify(found)).toBe(accepted);
  });
  fc.assert(property, { numRuns });
  // A property that only ever sees one verdict proves little.
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(numRuns / 50);
}
