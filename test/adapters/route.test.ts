import { expect, it } from "vitest";
import {
  isOtherCharset,
  isOtherMediaType,
  type RouteOptions,
  refusedUnread,
  requestValidator,
} from "../../src/adapters/route.js";
import { ServerDefect } from "../../src/adapters/server-defect.js";
import { createHeaders, updateHeaders, updateInput } from "../support/requests.js";

it.each<[string | undefined, boolean]>([
  [undefined, false],
  ["application/json", false],
  ["application/json; charset=utf-8", false],
  ["application/json;charset=UTF-8", false],
  ['application/json; charset="utf-8"', false],
  ["application/json; charset = utf-8 ", false],
  ["application/json; charset=latin9", true],
  ["application/json; CHARSET=latin9", true],
  ["application/json; charset", true],
  ["application/json; charset=utf-8; charset=latin9", true],
  ["application/json; boundary=latin9", false],
  ["charset=latin9", false],
])("Content-Type %s declares another character set: %s", (type, isOther) => {
  expect(isOtherCharset(type === undefined ? {} : { "Content-Type": type })).toBe(isOther);
});

it.each([
  ["create", createHeaders],
  ["update", updateHeaders],
] as const)("a body of %s may have no other media type than JSON", (operation, headers) => {
  const types = [undefined, "application/json", "application/json; charset=utf-8", "text/plain"];
  const others = types.filter((type) => isOtherMediaType(operation, { ...headers, "Content-Type": type }));
  expect(others).toEqual(["text/plain"]);
});

it("a request is rejected unread only because of its credentials", () => {
  const { Authorization: _, ...without } = createHeaders;
  const targets = [createHeaders, { Authorization: createHeaders.Authorization }, without].map((headers) =>
    refusedUnread("create", headers, {})?.violations.map(({ path }) => path),
  );
  expect(targets).toEqual([undefined, undefined, ["Authorization"]]);
});

it("a message comes from the context, unless a function finds the context", () => {
  const message = () => "no entry";
  const contextOf = Object.assign(() => ({ message }), { message });
  const messages = [{ message }, contextOf, {}, undefined].map(
    (context) => refusedUnread("update", {}, { context })?.body.error.message,
  );
  const usual = messages[1];
  expect(messages).toEqual(["no entry", usual, usual, usual]);
  expect(usual).toMatch(/^Authorization /u);
});

const cause = new Error("no entry");

function fail(): never {
  throw cause;
}

it("a message that throws for a request without credentials is a defect of the validation", () => {
  const refuse = () => refusedUnread("update", {}, { context: { message: fail } });
  expect(refuse).toThrow(new ServerDefect("validation", cause));
});

it.each<[string, RouteOptions<unknown>, Error]>([
  ["validation", { context: { message: fail } }, cause],
  ["the lookup of the context", { context: fail }, cause],
  [
    "the lookup of the context",
    { context: () => undefined as never },
    new TypeError("context must be an object, got undefined"),
  ],
  ["the lookup of the campaign", { campaign: fail }, cause],
])("a defect says that %s failed", async (what, options, why) => {
  const { headers } = updateInput();
  const decision = requestValidator("update", options)({}, headers, { status: "?" });
  await expect(decision).rejects.toThrow(new ServerDefect(what, why));
});
