import { executionCountPositive } from "../../../src/rules/filter/execution-count-positive.js";
import { action, included, includedPath, inEveryPlace } from "../../support/filter-places.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

function performed(execution: object | undefined, members: object = {}): object {
  return { filter_type: "actions", action_name: "Order Placed", ...(execution && { execution }), ...members };
}

function times(count: number, type = "atleast"): object {
  return performed({ type, count });
}

function tooFew(received: number, filter = includedPath(0)) {
  return { path: `${filter}.execution.count`, params: { received }, fix: "none" as const };
}

/** The count is one object deeper than the deepest filter may be. */
const deeper = { bounds: { maxDepth: 201 } };

testRule(executionCountPositive, {
  violations: [tooFew(0)],
  valid: {
    ...each(["atleast", "atmost", "exactly"], (type) => [`once: ${type}`, included(times(1, type))]),
    ...each([2, 100, Number.MAX_SAFE_INTEGER], (count) => [`${count} times`, included(times(count))]),
    "never, as in the specification": included(performed(undefined, { executed: false })),
    "no number": included(performed({ type: "atleast" })),
    "an empty number": included(performed({})),
    "no count": included(performed(undefined)),
    ...inEveryPlace((place) => ({ body: place.request(times(1)), context: deeper })),
    "a count outside a FilterGroup": emailRequest({
      conversion_goal_details: { goals: [{ goal_event_attribute: { filters: [times(0)] } }] },
    }),
    "a count in the value of a filter": included({
      filter_type: "user_attributes",
      data_type: "double",
      name: "Orders",
      operator: "between",
      value: times(0),
      project_name: "grocery",
    }),
  },
  invalid: {
    ...each(["atleast", "atmost", "exactly"], (type) => [`zero times: ${type}`, included(times(0, type))]),
    ...each([-1, Number.MIN_SAFE_INTEGER], (count) => [
      `${count} times`,
      { body: included(times(count)), violations: [tooFew(count)] },
    ]),
    "a number of no type": included(performed({ count: 0 })),
    "a number for an action that was not performed": included(
      performed({ type: "exactly", count: 0 }, { executed: false }),
    ),
    ...inEveryPlace((place) => ({
      body: place.request(times(0)),
      context: deeper,
      violations: [tooFew(0, place.path)],
    })),
    "several, in the order of the request": {
      body: included(times(0), action(times(-1), times(1), times(-2)), times(-3)),
      violations: [
        tooFew(0),
        tooFew(-1, `${includedPath(1)}.attributes.filters[0]`),
        tooFew(-2, `${includedPath(1)}.attributes.filters[2]`),
        tooFew(-3, includedPath(2)),
      ],
    },
  },
});
