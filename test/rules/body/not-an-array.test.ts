import { bodyNotAnArray } from "../../../src/rules/body/not-an-array.js";
import { emailRequest, pushRequest } from "../../support/test-rule.js";
import { testShape } from "../../support/test-shape.js";

testShape(bodyNotAnArray, {
  unreported: {
    "one body": { create: pushRequest() },
    "an empty array": { create: [] },
    "an array of texts": { create: ["channel"] },
    "an array of arrays": { create: [[pushRequest()]] },
    "an array of objects of another kind": { create: [{ id: 1 }, { id: 2 }] },
    "an array whose first entry is null": { create: [null, pushRequest()] },
    "a text": { update: "[]" },
  },
  reported: {
    "one body in an array": { create: [emailRequest()], path: "[0]", params: { entries: 1 } },
    "an array of bodies": { create: [pushRequest(), emailRequest(), {}], path: "[0]", params: { entries: 3 } },
    "an invalid body in an array": { create: [{ channel: 5 }], path: "[0]", params: { entries: 1 } },
    "an array of patches": { update: [{ status: "PUBLISH" }, { advanced: {} }], path: "[0]", params: { entries: 2 } },
  },
});
