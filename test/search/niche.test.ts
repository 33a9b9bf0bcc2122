import { expect, test } from "vitest";
import { defectOf, nicheOf } from "../../scripts/search/niche.js";
import type { Edit } from "../../scripts/search/recipe.js";

const long = { text: [{ unit: "a", grow: 1 }] };

const table: Readonly<Record<string, readonly [edits: readonly Edit[], niche: string, defect: string]>> = {
  "a text": [[{ at: ["body", "logo"], put: long }], "text logo", "text logo"],
  "a text beside parts that do not grow": [
    [
      { at: ["body", "channel"], put: { json: 1 } },
      { at: ["body", "logo"], put: long },
    ],
    "text logo",
    "text logo",
  ],
  "a list": [[{ at: ["body", "filters", "0"], put: { list: { json: 1 }, grow: 1 } }], "list filters", "list"],
  members: [
    [{ at: ["body", "advanced"], name: ["k"], value: { json: 1 }, grow: 1 }],
    "many-same advanced",
    "many-same",
  ],
  "members with changes": [
    [{ at: ["body"], name: ["k"], value: { json: {}, edits: [] }, grow: 1 }],
    "many-changed body",
    "many-changed",
  ],
  "a long name": [
    [{ at: ["body"], name: [{ unit: "k", grow: 1 }], value: { json: 1 }, times: 1 }],
    "name body",
    "name",
  ],
  depth: [[{ at: ["body"], put: { nest: [0], at: ["0"], inside: { json: 1 }, grow: 1 } }], "nest body", "nest"],
  "a text inside of a part": [
    [{ at: ["body", "list"], put: { json: {}, edits: [{ at: ["a"], put: long }] } }],
    "inside-text list",
    "inside-text",
  ],
  "no growing part": [[{ at: ["body"], drop: true }], "nothing", "nothing"],
};

test.each(Object.entries(table))("%s", (_, [edits, niche, defect]) => {
  const recipe = { from: "a sample", edits };
  expect([nicheOf(recipe), defectOf(recipe)]).toEqual([niche, defect]);
});
