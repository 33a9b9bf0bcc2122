import { expect, it } from "vitest";
import { validateCreate, validateUpdate } from "../../src/index.js";
import { pushRequest } from "../support/test-rule.js";

const place = "segmentation_details.included_filters";
const KINDS = 'must be one of "user_attributes", "actions", "custom_segments"';
const NEST = "groups nest through attributes of an actions filter";
const GROUP = `${KINDS}, but this is a group of filters; ${NEST}`;

it.each<[name: string, entry: object, message: string]>([
  ["a group", { filter_operator: "and", filters: [] }, GROUP],
  ["a group without an operator", { filters: 5 }, GROUP],
  ["a group without filters", { filter_operator: "and", filters: undefined }, GROUP],
  ["neither a filter nor a group", { name: "x" }, `is a mandatory field and ${KINDS}, but is absent`],
  ["an empty object", {}, `is a mandatory field and ${KINDS}, but is absent`],
  [
    "a group with a kind",
    { filter_type: "group", filter_operator: "and", filters: [] },
    `${KINDS}, but is "group"; ${NEST}`,
  ],
  ["a filter of an unknown kind", { filter_type: "group", name: "x" }, `${KINDS}, but is "group"`],
  [
    "a filter of a misspelt kind with a member of groups",
    { filter_type: "action", filter_operator: "and" },
    `${KINDS}, but is "action"; did you mean "actions"?`,
  ],
])("an entry of filters that is %s", (_, entry, message) => {
  const body = pushRequest({ [place]: { filter_operator: "and", filters: [entry] } });
  const path = `${place}.filters[0].filter_type`;
  expect(validateCreate(body).violations).toMatchObject([{ path, message: `${path} ${message}` }]);
});

const OTHER = "; STOP, PAUSE and RESUME belong to another operation, the status change";

it.each([
  ["STOP", OTHER],
  ["pause", OTHER],
  ["Resume", OTHER],
  ["STOPPED", ""],
  ["PUBLISHED", ""],
  ["", ""],
])("the status %s", (status, ending) => {
  const { violations } = validateUpdate({ status });
  expect(violations.map(({ message }) => message)).toEqual([
    `status must be "PUBLISH", but is ${JSON.stringify(status)}${ending}`,
  ]);
});
