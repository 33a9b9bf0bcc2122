import { expect, it } from "vitest";
import { validateRequest } from "../../../src/index.js";
import { wholeRequests } from "../../../src/text/request/file-kind.js";

const members = "method, path, headers and body";
const HEADERS = "headers must be an object, or a list of pairs of a name and a value, but is a string";
const VALUES = "headers must have a string or an array of strings for each name, but has";
const valid = { method: "POST", path: "/", headers: {} };

it.each<[unknown, string[]]>([
  ["a", [`must be an object with ${members}, but is a string`]],
  [[], [`must be an object with ${members}, but is an array`]],
  [null, [`must be an object with ${members}, but is null`]],
  [{}, ["method", "path", "headers"].map((name) => `${name} is absent; a whole request is an object with ${members}`)],
  [
    { ...valid, method: {}, path: true },
    ["method must be a string, but is an object", "path must be a string, but is a boolean"],
  ],
  [{ ...valid, headers: "a" }, [HEADERS]],
  [{ ...valid, headers: { a: ["b"], c: "d" } }, []],
  [{ ...valid, headers: { a: [1] } }, [`${VALUES} an array with other values`]],
  [{ ...valid, headers: { a: null } }, [`${VALUES} null`]],
  [{ ...valid, headers: [["a", "b"]] }, []],
  [{ ...valid, headers: [["a", "b"], ["c"]] }, ["headers.1 must be a pair of strings, a name and a value"]],
])("the problem of %j is %j", (value, problems) => {
  const { inputProblemsIn } = wholeRequests(validateRequest, "error");
  const found = inputProblemsIn(value).map(({ segments, problem }) => {
    return segments.length === 0 ? problem : `${segments.join(".")} ${problem}`;
  });
  expect(found).toEqual(problems);
});
