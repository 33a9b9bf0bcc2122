// Needs only fast-check and Node: `node plain.js` fails if a property does.
import { createRequest, faultyRequest, hostileValue } from "campaign-rules/arbitraries";
import fc from "fast-check";
import { createCampaign } from "./service.js";

const features = ["PRODUCT_SETS"];

fc.assert(
  fc.property(createRequest({ features }), (body) => createCampaign(JSON.stringify(body), features).status === 201),
);
console.log("every valid request is accepted");

fc.assert(
  fc.property(faultyRequest(), ({ body, context, expected }) => {
    // Some faults depend on more than features: on product sets, policies or bounds that this service does not have.
    fc.pre(context.productSets === undefined && context.policies === undefined && context.bounds === undefined);
    const answer = createCampaign(JSON.stringify(body), context.features);
    return answer.status === 400 && answer.body.error.target === expected.target;
  }),
);
console.log("every fault is rejected, at its place");

fc.assert(
  fc.property(hostileValue({ json: true }), (value) => {
    const answer = createCampaign(textOf(value), features);
    return answer.status === 201 || answer.status === 400;
  }),
);
console.log("nothing brings the service down");

/** A value as JSON text; null for one that is nested too deeply for `JSON.stringify`. */
function textOf(value) {
  try {
    return JSON.stringify(value);
  } catch {
    return "null";
  }
}
