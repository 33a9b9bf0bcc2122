import fc from "fast-check";
import { expect, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import type { RequestInput, UpdateContext } from "../../src/index.js";
import { budget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";
import { mutated } from "../support/mutations.js";
import { agreeOnRequest } from "./agree.js";
import { levelDraw, levelsFor } from "./random-levels.js";
import { withUndefined } from "./random-undefined.js";
import { oracleRequest } from "./request.js";
import { invalidSeeds } from "./seeds.js";

const runs = budget(120, 10_000);

const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");

const authorization = fc.constantFrom(
  `Basic ${base64("workspace:key")}`,
  `Basic ${base64("workspace:key")}`,
  `basic ${base64("workspace:key:with:colons")}`,
  `BASIC ${base64("workspace:ключ 🔑")}`,
  `Basic ${base64("workspace:kéy").replaceAll("=", "")}`,
  `Basic ${base64("wörkspace:key")}`,
  `Basic ${base64("other:key")}`,
  `Basic ${base64("workspace:")}`,
  `Basic ${base64(":key")}`,
  `Basic ${base64("workspace")}`,
  `Basic ${base64("workspace:key")}=`,
  "Basic",
  "Basic ",
  "Basic !!!!",
  "Basic d29ya3NwYWNlOmtle",
  `Bearer ${base64("workspace:key")}`,
  `Basic  ${base64("workspace:key")}`,
  `basic     ${base64("workspace:key")}===`,
  `Basic ${base64("workspace:key")}, Basic ${base64("workspace:key")}`,
  " ",
  "",
);

const uuid = "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10";

/** A name in any case. */
const inAnyCase = (name: string) => fc.constantFrom(name, name.toLowerCase(), name.toUpperCase());

/** Just below and above the maximum length that is echoed, with one or two code units per character. */
const longIds = ["r".repeat(256), "r".repeat(257), "😀".repeat(256), "😀".repeat(257)];

const pair = fc.oneof(
  fc.tuple(inAnyCase("Authorization"), authorization),
  fc.tuple(inAnyCase("Authorization"), authorization),
  fc.tuple(inAnyCase("SVC-APPKEY"), fc.constantFrom("workspace", "workspace", "other", "", " ")),
  fc.tuple(inAnyCase("X-SVC-Tenant-ID"), fc.constantFrom("workspace", "workspace", "other", "wörkspace", "")),
  fc.tuple(
    inAnyCase("Content-Type"),
    fc.constantFrom(
      ...["application/json", "application/json; charset=utf-8", "Application/JSON", 'application/json; a="b, c"'],
      ...["text/plain", "", ";"],
    ),
  ),
  fc.tuple(inAnyCase("Idempotency-Key"), fc.constantFrom(uuid, uuid.toUpperCase(), uuid.replace("4b", "1b"), "x", "")),
  fc.tuple(inAnyCase("X-SVC-Request-Id"), fc.constantFrom("r-1", "r-1", "r-2", "", " ", "r-1, r-2", ...longIds)),
  fc.tuple(fc.constantFrom("X-Other", "__proto__", "constructor"), fc.constant("x")),
);

const good: readonly (readonly [string, string])[] = [
  ["Authorization", `Basic ${base64("workspace:key")}`],
  ["SVC-APPKEY", "workspace"],
  ["X-SVC-Tenant-ID", "workspace"],
  ["Content-Type", "application/json"],
  ["Idempotency-Key", uuid],
  ["X-SVC-Request-Id", "r-1"],
];

const forms = ["pairs", "by name", "Headers"] as const;

/** Can a `Headers` object hold this header? */
const isLatin1 = ([, value]: readonly [string, string]) => [...value].every((one) => one <= "\u00ff");

/** Valid headers, with some removed and some added, as pairs, by name with lists of values, or as `Headers`. */
const headers = fc
  .tuple(
    fc.subarray([...good], { minLength: 3 }),
    fc.array(pair, { maxLength: 3 }),
    fc.nat(3),
    fc.constantFrom(...forms),
  )
  .map(([kept, others, kind, form]): RequestInput["headers"] => {
    const whole = kind === 0 ? others : kind === 1 ? [...good] : kind === 2 ? [...kept] : [...kept, ...others];
    if (form === "pairs") return whole;
    if (form === "Headers") return new Headers(whole.filter(isLatin1).map(([name, value]) => [name, value]));
    const byName = new Map<string, string[]>();
    for (const [name, value] of whole) byName.set(name, [...(byName.get(name) ?? []), value]);
    return Object.fromEntries([...byName].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
  });

const goodRoute = fc.constantFrom(
  ["POST", "/core-services/v1/campaigns"],
  ["POST", "/core-services/v1/campaigns?x=1"],
  ["PATCH", "/v5/campaigns/c-1"],
  ["PATCH", "/v5/campaigns/c-1"],
  ["PATCH", "/v5/campaigns/a%2Fb?dry=true"],
  ["PATCH", "/v5/campaigns/caf%C3%A9"],
);

const anyRoute = fc.constantFrom(
  ["PATCH", "/v5/campaigns/"],
  ["PATCH", "/v5/campaigns/%ZZ"],
  ["PATCH", "/v5/campaigns/%C3"],
  ["PATCH", "/v5/campaigns/c-1/validate"],
  ["POST", "/v5/campaigns"],
  ["post", "/core-services/v1/campaigns"],
  ["GET", "/core-services/v1/campaigns"],
  ["POST", ""],
);

const route = fc.oneof({ arbitrary: goodRoute, weight: 5 }, anyRoute);

const body = fc.oneof(
  withUndefined(mutated(invalidSeeds, 2, createRequest())),
  createRequest(),
  fc.constantFrom<unknown[]>({ status: "PUBLISH", request_id: "r-1" }, { status: "PUBLISH" }),
  fc.constantFrom<unknown[]>(
    ...[{}, null, [], "x", { request_id: undefined }, { request_id: "r-1" }, { request_id: "r-1, r-2" }],
    ...[{ status: undefined, request_id: "r-1" }, { status: "PUBLISH" }, { request_id: 5, status: "PUBLISH" }],
    ...[
      { status: "PUBLISH", utm_params: undefined, connector: undefined },
      { status: "PUBLISH", utm_params: {} },
    ],
    { utm_params: { utm_source: "a", utm_medium: "b" }, request_id: "r-2" },
    ...longIds.map((request_id) => ({ advanced: 5, request_id })),
  ),
);

it(`agrees with an independent reading of whole requests on ${runs} of them`, () => {
  const seen = new Map<string, number>();
  forAll(runs, route, headers, body, levelDraw, ([method = "", path = ""], given, content, draw) => {
    const input = { method, path, headers: given, body: content };
    const unset = oracleRequest(input);
    const context = levelsFor(draw, unset.ok ? [] : unset.violations);
    const verdict = agreeOnRequest(input, context as UpdateContext);
    const status = verdict.ok ? verdict.operation : String(verdict.status);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  });
  console.log("differential of requests:", Object.fromEntries(seen));
  expect([...seen.keys()].sort()).toEqual(["400", "401", "404", "create", "publish", "update"]);
  expect(Math.min(...seen.values())).toBeGreaterThan(runs / 400);
});
