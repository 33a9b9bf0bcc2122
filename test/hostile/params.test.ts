import { expect, it } from "vitest";
import { validateCreate } from "../../src/index.js";
import { pushRequest } from "../support/test-rule.js";

/** Structural violations with each optional param: the nearest value, allowed values, a format, and where it belongs. */
const wrong = pushRequest({
  channel: "push",
  campaign_delivery_type: ["x"],
  created_by: 5,
  campaign_content: true,
  scheduling_details: { delivery_type: "ASAP", start_time: 7 },
  "segmentation_details.included_filters": {
    filter_operator: "and",
    filters: [{ filter_type: "group", filters: [] }],
  },
});
const written = () => {
  throw new Error("written");
};
const descriptors: Readonly<Record<string, PropertyDescriptor>> = {
  "cannot be written": { value: 7 },
  "throws if it is written": { get: () => undefined, set: written },
};
const names = ["nearest", "allowed", "format", "belongs", "expected", "received"];

it.each(Object.entries(descriptors).flatMap(([kind, descriptor]) => names.map((name) => ({ name, kind, descriptor }))))(
  "the params of violations do not depend on an inherited $name that $kind",
  ({ name, descriptor }) => {
    const expected = JSON.stringify(validateCreate(wrong));
    Object.defineProperty(Object.prototype, name, { ...descriptor, configurable: true });
    let found: string | undefined;
    try {
      found = JSON.stringify(validateCreate(wrong));
    } finally {
      Reflect.deleteProperty(Object.prototype, name);
    }
    expect(found).toBe(expected);
  },
);
