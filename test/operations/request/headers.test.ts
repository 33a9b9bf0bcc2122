import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HeadersInput, identifyRequest, type RequestResult, validateRequest } from "../../../src/index.js";
import { headerValuesOf } from "../../../src/operations/request/headers.js";
import { agreeOnRequest } from "../../oracle/agree.js";
import { endsSoon } from "../../support/ends-soon.js";
import { forAll } from "../../support/for-all.js";
import { bodyOf, headerCases } from "../../support/header-cases.js";
import {
  createHeaders,
  type HeadersByName,
  operations,
  updateHeaders,
  updateInput,
  WORKSPACE,
} from "../../support/requests.js";
import { slow } from "../../support/slow.js";
import { factsOf } from "../../support/updates.js";

const documented = {
  create: { ...createHeaders, "Content-Type": "application/json" },
  update: { ...updateHeaders, "X-SVC-Tenant-ID": WORKSPACE, "Content-Type": "application/json" },
} as const;

type Pair = readonly [string, string];

function* generated(pairs: readonly Pair[]) {
  yield* pairs;
}

/** The forms that headers may have in a server. */
const forms: [name: string, of: (pairs: readonly Pair[]) => HeadersInput][] = [
  ["an object by name", (pairs) => Object.fromEntries(pairs)],
  ["an object without a prototype", (pairs) => Object.assign(Object.create(null), Object.fromEntries(pairs))],
  ["an object of lists", (pairs) => Object.fromEntries(pairs.map(([name, value]) => [name, [value]]))],
  ["pairs", (pairs) => pairs],
  ["a Map", (pairs) => new Map(pairs)],
  ["pairs of a name and a list", (pairs) => pairs.map(([name, value]) => [name, [value]]) as never],
  ["a Headers object", (pairs) => new Headers(pairs.map(([name, value]): [string, string] => [name, value]))],
  ["a generator", generated as (pairs: readonly Pair[]) => HeadersInput],
  ["the headers of a request of Node", (pairs) => ({ ...Object.fromEntries(lower(pairs)), host: "localhost" })],
  ["the distinct headers of Node", (pairs) => Object.fromEntries(lower(pairs).map(([name, value]) => [name, [value]]))],
];

function lower<V>(pairs: readonly (readonly [string, V])[]): [string, V][] {
  return pairs.map(([name, value]) => [name.toLowerCase(), value]);
}

function withHeaders(operation: "create" | "update", headers: HeadersInput): RequestResult {
  return validateRequest({ ...operations[operation](), headers });
}

/** A publication whose id is "upd-1". */
function publishing(headers: HeadersInput): RequestResult {
  return validateRequest({ ...updateInput({ body: { request_id: "upd-1", status: "PUBLISH" } }), headers });
}

describe.each(forms)("%s", (_, of) => {
  it.each(["create", "update"] as const)("is understood: %s", (operation) => {
    const result = withHeaders(operation, of(Object.entries<string>(documented[operation])));
    expect(factsOf(result)).toEqual([]);
    expect(result).toMatchObject({ ok: true, workspace: WORKSPACE });
  });

  it("is read: each header has an effect", () => {
    const wrong = [
      ["Authorization", "Basic", "request.authorized Authorization"],
      ["X-SVC-Tenant-ID", "ws-other-fake", "request.authorized X-SVC-Tenant-ID"],
      ["Content-Type", "text/plain", "request.content-type-json Content-Type"],
      ["Idempotency-Key", "1", "request.idempotency-key-uuid Idempotency-Key"],
      ["X-SVC-Request-Id", "upd-2", "request.request-ids-equal X-SVC-Request-Id"],
    ] as const;
    for (const [name, value, fact] of wrong) {
      const headers = of(Object.entries<string>({ ...documented.update, [name]: value }));
      expect(factsOf(publishing(headers)), name).toEqual([fact]);
    }
    const create = of(Object.entries<string>({ ...documented.create, "SVC-APPKEY": "ws-other-fake" }));
    expect(factsOf(withHeaders("create", create))).toEqual(["request.authorized SVC-APPKEY"]);
  });

  it("reports only absent headers if it is empty", () => {
    expect(factsOf(withHeaders("update", of([])))).toEqual(["request.authorized Authorization"]);
    const authorization = () => of([["Authorization", updateHeaders.Authorization]]);
    expect(factsOf(withHeaders("update", authorization()))).toEqual([
      "request.idempotency-key-present Idempotency-Key",
      "request.request-id-present X-SVC-Request-Id",
    ]);
    expect(factsOf(withHeaders("create", authorization()))).toEqual(["request.app-key-present SVC-APPKEY"]);
  });
});

describe("names of headers", () => {
  it("may be in any case", () => {
    const anyCase = fc.func(fc.boolean());
    forAll(300, fc.constantFrom("create", "update"), anyCase, fc.constantFrom(...forms), (operation, upper, [, of]) => {
      const inCase = (name: string) =>
        [...name].map((letter, at) => (upper(at) ? letter.toUpperCase() : letter.toLowerCase())).join("");
      const pairs = Object.entries<string>(documented[operation]).map(([name, value]): Pair => [inCase(name), value]);
      expect(withHeaders(operation, of(pairs))).toMatchObject({ ok: true, workspace: WORKSPACE });
    });
  });

  it("are reported as they are documented", () => {
    const { Authorization, ...rest } = updateHeaders;
    const wrong = Object.fromEntries(lower(Object.entries<string>(rest)).map(([name]) => [name, "?"]));
    const headers = { authorization: Authorization, ...wrong, "content-type": "?" };
    const paths = publishing(headers).violations.map(({ path }) => path);
    expect(paths).toEqual(["Content-Type", "Idempotency-Key", "X-SVC-Request-Id"]);
  });

  it.each([" Idempotency-Key", "Idempotency-Key ", "Idempotency_Key", "IdempotencyKey", "Idempotency-Keys"])(
    "are whole: %j",
    (name) => {
      const { "Idempotency-Key": key, ...rest } = updateHeaders;
      const facts = ["request.idempotency-key-present Idempotency-Key"];
      expect(factsOf(withHeaders("update", { ...rest, [name]: key }))).toEqual(facts);
    },
  );

  it("may be special in JavaScript", () => {
    const odd = JSON.parse('{"__proto__":"x","constructor":"y","toString":"z","":""}') as Record<string, string>;
    for (const headers of [
      Object.assign(odd, updateHeaders),
      [...Object.entries(odd), ...Object.entries<string>(updateHeaders)],
    ]) {
      expect(factsOf(withHeaders("update", headers))).toEqual([]);
    }
  });

  it("are the object's own members", () => {
    const inherited = Object.create(updateHeaders) as HeadersByName;
    expect(factsOf(withHeaders("update", inherited))).toEqual(["request.authorized Authorization"]);
  });
});

describe("a value that a Headers object has joined", () => {
  const idOf = (header: string, requestId?: string) => {
    const headers = headerValuesOf(new Headers({ "X-SVC-Request-Id": header }), requestId);
    const id = headers.get("X-SVC-Request-Id");
    return typeof id === "object" ? [...id] : id;
  };

  it.each<[string, string | string[] | undefined]>([
    ["a, a", "a"],
    ["a, b", ["a", "b"]],
    ["a, b, a", ["a", "b"]],
    ["a,b", "a,b"],
    ["a,b, a,b", "a,b"],
    ["a,, a,", "a,"],
    ["a,", "a"],
    ["a, a,", "a"],
    ["a, ,", "a"],
    [", a,", "a"],
    ["a, b,", ["a", "b"]],
    [",", undefined],
    ['"a,', '"a,'],
    ['"a", "b,', ['"a"', '"b,']],
    ['"a, b", "a, b"', '"a, b"'],
    ['x="a, b", x="a, c"', ['x="a, b"', 'x="a, c"']],
    ['"a\\", b", "a\\", b"', '"a\\", b"'],
    ['"a\\\\", "a\\\\"', '"a\\\\"'],
    ['a", b', 'a", b'],
    ['"a, b", "c, d', ['"a, b"', '"c, d']],
  ])("is taken apart outside quotes: %s", (header, expected) => {
    expect(idOf(header)).toEqual(expected);
  });

  it("is absent if it is empty", () => {
    const headers = new Headers();
    const found: unknown[] = [];
    for (const value of ["", "", "a", ""]) {
      headers.append("X-SVC-Request-Id", value);
      found.push(headerValuesOf(headers).get("X-SVC-Request-Id"));
    }
    expect(found).toEqual([undefined, undefined, "a", "a"]);
  });

  it("is one value if it is the id of the body as a whole", () => {
    expect([idOf("a, b", "a, b"), idOf("a, a", "a, a"), idOf("a, b", "a")]).toEqual(["a, b", "a, a", ["a", "b"]]);
  });

  it("is taken apart if only another header is the id of the body", () => {
    const headers = headerValuesOf(new Headers({ "Idempotency-Key": "a, a" }), "a, a");
    expect(headers.get("Idempotency-Key")).toBe("a");
  });

  it("is taken apart in linear time", slow, () => {
    const long = [", ".repeat(500_000), "a, ".repeat(500_000), '", '.repeat(500_001), `"${"\\".repeat(1_000_000)}`];
    endsSoon(() => {
      for (const value of long) idOf(value);
    });
  });

  it("is one value in pairs and objects, which join nothing", () => {
    const id = "X-SVC-Request-Id";
    for (const headers of [[[id, "a, a"]], { [id]: "a, a" }, new Map([[id, "a, a"]])] as HeadersInput[]) {
      expect(headerValuesOf(headers)).toEqual(new Map([[id, "a, a"]]));
    }
  });
});

describe("a header that is repeated", () => {
  const name = "X-SVC-Request-Id";
  const { [name]: _, ...others } = updateHeaders;

  /** The same header several times, in each form that allows this. */
  const repeated = (values: readonly string[]): [string, HeadersInput][] => [
    ["a list", { ...others, [name]: values }],
    ["pairs", [...Object.entries<string>(others), ...values.map((value): Pair => [name, value])]],
    ["names in different case", { ...others, ...Object.fromEntries(values.map((value, at) => [inCase(at), value])) }],
    ["a Map", new Map([...Object.entries<string>(others), ...values.map((value, at): Pair => [inCase(at), value])])],
    ["lists in different case", { ...others, [inCase(0)]: values.slice(0, 1), [inCase(1)]: values.slice(1) }],
  ];

  function inCase(at: number): string {
    return [name, name.toLowerCase(), name.toUpperCase()][at] ?? "";
  }

  it.each(repeated(["upd-1", "upd-1", "upd-1"]))("counts once if the values are equal: %s", (_, headers) => {
    expect(factsOf(publishing(headers))).toEqual([]);
  });

  it.each(repeated(["upd-1", "upd-2"]))("is a violation there if they differ: %s", (_, headers) => {
    expect(publishing(headers).violations).toMatchObject([
      { rule: "request.headers-unambiguous", path: name, target: name, detailTarget: name, params: { count: 2 } },
    ]);
  });

  it("is absent if it has no value, or none that is a string", () => {
    const none = [undefined, [], null, 5, [null], [undefined, 5], {}, () => "upd-1", "", " \t", ["", " "]];
    for (const value of none) {
      const headers = { ...others, [name]: value } as unknown as HeadersInput;
      expect(factsOf(withHeaders("update", headers))).toEqual([`request.request-id-present ${name}`]);
    }
  });
});

describe.each(Object.entries(headerCases))("headers with %s", (_, one) => {
  const { operation, lines, status, paths } = one;
  const listed: Record<string, string[]> = {};
  for (const [name, value] of lines) listed[name] = [...(listed[name] ?? []), value];

  it.each<[string, HeadersInput]>([
    ["an object by name", listed],
    ["the same in lower case", Object.fromEntries(lower(Object.entries(listed)))],
    ["pairs", lines],
    ["a Headers object", new Headers(lines as [string, string][])],
    // It trims joined values.
    ["a Request", new Request("http://localhost", { headers: lines as [string, string][] }).headers],
  ])("are read from %s", (_form, headers) => {
    const { method, path } = operations[operation]();
    const head = { method, path, headers };
    const result = validateRequest({ ...head, body: bodyOf(one) });
    agreeOnRequest({ ...head, body: bodyOf(one) });
    expect([result.ok ? 200 : result.status, result.violations.map(({ path }) => path)]).toEqual([status, paths]);
    const identified = identifyRequest(head);
    if (status !== 401) {
      const campaign = operation === "update" && { campaignId: "cmp-1" };
      expect(identified).toEqual({ ok: true, operation, workspace: WORKSPACE, ...campaign });
    } else if (!result.ok) {
      // Without a body there may be no id to repeat.
      const { body: _body, ...rest } = result;
      expect(identified).toMatchObject(rest);
    }
  });
});

it("a name that is not a text is left out, and so are repeated values", () => {
  const pairs = [[null, "a"], ..."abcba".split("").map((value) => ["SVC-APPKEY", value])];
  expect(headerValuesOf(pairs as never)).toEqual(new Map([["SVC-APPKEY", new Set(["a", "b", "c"])]]));
});
