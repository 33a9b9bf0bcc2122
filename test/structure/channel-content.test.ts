import { describe, expect, it } from "vitest";
import { checkChannelContent } from "../../src/structure/channel-content.js";
import type { Check, Members } from "../../src/structure/checker.js";
import { checkerFor } from "../support/checker-for.js";
import { faults, structural } from "../support/structural.js";
import { emailBody } from "./rows/email.js";
import { pushBody } from "./rows/push.js";

const push = { android: { template_type: "BASIC" } };
const badPush = { android: { template_type: 1 } };

function pushFaults(campaign_content: unknown): string[] {
  return faults({ ...pushBody, campaign_content }).map((fault) => fault.replace("campaign_content.", ""));
}

describe("flat content", () => {
  it("must have the channel's member", () => {
    expect(pushFaults({ content: { push } })).toEqual([]);
    expect(pushFaults({ content: {} })).toEqual(["required content.push"]);
    expect(pushFaults({ content: { email: {} } })).toEqual(["required content.push"]);
    expect(faults({ ...emailBody, campaign_content: { content: { push } } })).toEqual([
      "required campaign_content.content.email",
    ]);
  });

  it("may be empty", () => {
    expect(pushFaults({ content: { push: {} } })).toEqual([]);
    expect(faults({ ...emailBody, campaign_content: { content: { email: {} } } })).toEqual([]);
  });

  it("reports the absent member at its own path", () => {
    const path = "campaign_content.content.push";
    expect(structural({ ...pushBody, campaign_content: { content: {} } })).toMatchObject([
      { rule: "structure.required", path, target: path, detailTarget: path, params: { expected: "object" } },
    ]);
  });

  it("is not treated as keyed without locales or variation_details", () => {
    expect(pushFaults({ content: { en: { push: badPush } } })).toEqual(["required content.push"]);
    expect(pushFaults({ content: { push, en: { push: badPush } } })).toEqual([]);
  });
});

describe.each<[string, object, string[]]>([
  ["locales", { locales: ["en", "fr"] }, []],
  ["variation_details", { variation_details: {} }, []],
  ["locales of the wrong type", { locales: null }, ["type locales"]],
])("content keyed because of %s", (_, members, own) => {
  it("may be under a locale, or under a variation of it", () => {
    expect(pushFaults({ ...members, content: { en: { push } } })).toEqual(own);
    expect(pushFaults({ ...members, content: { en: { variation_1: { push } } } })).toEqual(own);
  });

  it("must exist somewhere", () => {
    const missing = [...own, "required content.push"];
    expect(pushFaults({ ...members, content: {} })).toEqual(missing);
    expect(pushFaults({ ...members, content: { en: {}, fr: { variation_1: {} } } })).toEqual(missing);
    expect(pushFaults({ ...members, content: { en: { a: { b: { push } } } } })).toEqual(missing);
  });

  it("need not exist in more than one place", () => {
    expect(pushFaults({ ...members, content: { en: { push }, fr: {}, de: null } })).toEqual(own);
  });

  it("ignores entries that are not objects or have no content for the channel", () => {
    const content = { push, a: null, b: 1, c: "x", d: [{ push: badPush }], e: { email: 1 }, f: { g: [{ push: 1 }] } };
    expect(pushFaults({ ...members, content })).toEqual(own);
  });

  it("checks every content found: the flat one, then keyed ones in input order", () => {
    const content = {
      fr: { variation_2: { push: badPush }, push: 1, variation_1: { push: badPush } },
      "pt-BR": { push: badPush },
      push: badPush,
    };
    expect(pushFaults({ ...members, content })).toEqual([
      ...own,
      "type content.push.android.template_type",
      "type content.fr.variation_2.push.android.template_type",
      "type content.fr.push",
      "type content.fr.variation_1.push.android.template_type",
      'type content["pt-BR"].push.android.template_type',
    ]);
  });

  it("is not searched for under the channel's own name", () => {
    const content = { push: { ...push, push: badPush } };
    expect(pushFaults({ ...members, content })).toEqual(own);
  });

  it("reports keyed Gmail annotations like flat ones", () => {
    const email = { gmail_annotations: { sender_logo: "x" } };
    for (const content of [{ email }, { en: { email } }, { en: { v1: { email } } }]) {
      const violations = structural({ ...emailBody, campaign_content: { locales: [], content } });
      expect(violations).toMatchObject([
        { target: "campaign_content.content", detailTarget: "gmail_annotations.sender_logo" },
      ]);
    }
  });
});

describe("content after the bound on errors is reached", () => {
  const wrongEverywhere: Check<Members> = (_, checker, depth) =>
    checker.add("structure.size", { minimum: 1, received: 0 }, checker.placeAt(depth));

  /** The places of the findings if all contents are wrong. */
  function placesIn(content: Members, bounds: { maxDepth: number; maxErrors: number }): string[] {
    const checker = checkerFor(bounds);
    checker.path[1] = "content";
    checkChannelContent(content, checker, 2, "push", wrongEverywhere, true);
    return checker.findings.map(({ place }) => place.join("."));
  }

  it.each([
    ["deep locales", { a: {}, b: {}, c: {}, d: {} }, ["content.a", "content.b"], 2],
    ["locales", { a: { push }, b: { push }, c: { push }, d: { push } }, ["content.a.push", "content.b.push"], 9],
    ["variations", { a: { b: { push }, c: { push }, d: { push } } }, ["content.a.b.push", "content.a.c.push"], 9],
  ])("is not checked: %s", (_, content, places, maxDepth) => {
    expect(placesIn(content, { maxDepth, maxErrors: 1 })).toEqual(places);
  });

  it.each([
    ["it", { push, a: { push } }, 1, ["content"]],
    ["a locale", { a: { push } }, 2, ["content.a"]],
    ["a variation", { a: { b: { push } } }, 3, ["content.a.b"]],
  ])("is reported once if %s is too deep, whatever it contains", (_, content, maxDepth, places) => {
    expect(placesIn(content, { maxDepth, maxErrors: 9 })).toEqual(places);
  });
});

describe("an entry that several locales share", () => {
  const many = Object.fromEntries(Array.from({ length: 100_001 }, (_, index) => [`v${index}`, {}]));

  it.each([
    ["with content is checked once", { ...many, push }, 1, []],
    ["without content counts as none each time", many, 0, ["structure.required push"]],
  ])("%s, if it is large", (_, entry, checks, found) => {
    const checker = checkerFor();
    let times = 0;
    checkChannelContent({ a: entry, b: entry }, checker, 1, "push", () => times++, true);
    expect([times, checker.findings.map(({ rule, place }) => `${rule} ${place.join(".")}`)]).toEqual([checks, found]);
  });
});

it("content of the wrong type is reported as such", () => {
  const checker = checkerFor();
  checkChannelContent({ push: 1 }, checker, 1, "push", () => undefined, false);
  expect(checker.findings).toMatchObject([
    { rule: "structure.type", params: { expected: "object", received: "number" }, place: ["push"] },
  ]);
});

it.each([
  [false, [[["name", "other"], "push:o"]]],
  [true, []],
])("shows other members of flat content to lint: keyed %s", (keyed, shown) => {
  const seen: unknown[] = [];
  const checker = checkerFor({ inspect: (_object, short, _depth, others) => seen.push([others, short]) });
  checkChannelContent({ push, name: 1, other: {} }, checker, 1, "push", () => undefined, keyed);
  expect(seen).toEqual(shown);
});
