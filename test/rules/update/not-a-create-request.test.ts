import { updateNotACreateRequest } from "../../../src/rules/update/not-a-create-request.js";
import { changed, emailRequest, pushRequest } from "../../support/test-rule.js";
import { testShape } from "../../support/test-shape.js";
import { storedPush, updating } from "../../support/updates.js";

const without = (body: unknown, ...names: string[]) =>
  changed(body, Object.fromEntries(names.map((name) => [name, undefined])));
const few = ["campaign_content", "segmentation_details"];

testShape(updateNotACreateRequest, {
  unreported: {
    "a patch": { update: { basic_details: { name: "Sale" } } },
    "a whole campaign without an author": { update: without(pushRequest(), "created_by") },
    "a whole campaign with the author of an update": {
      update: { ...(pushRequest() as object), updated_by: "jo@example.com" },
    },
    "a component with the author of the campaign": {
      update: { basic_details: { name: "Sale" }, created_by: "jo@example.com" },
    },
    "three of the six members of every campaign": { update: without(pushRequest(), ...few, "channel") },
    "a create request that is validated as one": { create: pushRequest() },
    "an update that publishes": { update: { ...(pushRequest() as object), status: "PUBLISH" } },
  },
  reported: {
    "a create request": { update: pushRequest(), path: "created_by" },
    "a create request for a stored campaign": {
      update: emailRequest(),
      context: updating("DRAFT", storedPush()),
      path: "created_by",
    },
    "a create request that lacks components": { update: without(pushRequest(), ...few), path: "created_by" },
    "a create request with an author of the wrong type": {
      update: changed(pushRequest(), { created_by: 5 }),
      path: "created_by",
    },
  },
});
