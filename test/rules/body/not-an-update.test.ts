import { bodyNotAnUpdate } from "../../../src/rules/body/not-an-update.js";
import { changed, emailRequest, pushRequest } from "../../support/test-rule.js";
import { testShape } from "../../support/test-shape.js";

const details = { basic_details: { name: "Sale" } };
const updated = { updated_by: "jo@example.com" };
const lacking = (body: unknown, ...names: string[]) =>
  changed(body, Object.fromEntries(names.map((name) => [name, undefined])));

testShape(bodyNotAnUpdate, {
  unreported: {
    "a body": { create: pushRequest() },
    "a body with a status that publishes": { create: { ...(pushRequest() as object), status: "PUBLISH", ...updated } },
    "a body without an author": { create: lacking(emailRequest(), "created_by") },
    "a body with the author of an update": {
      create: { ...(lacking(emailRequest(), "created_by") as object), ...updated },
    },
    "a body that lacks four members": {
      create: lacking(pushRequest(), "created_by", "campaign_content", "segmentation_details", "scheduling_details"),
    },
    "a body that lacks its author, its type and a component": {
      create: lacking(pushRequest(), "created_by", "campaign_delivery_type", "campaign_content"),
    },
    "an author beside a part of a campaign": { create: { created_by: "jo@example.com", ...details, ...updated } },
    "an empty object": { create: {} },
    "the head of a body": { create: { request_id: "r-1", channel: "PUSH" } },
    "another status": { create: { status: "ACTIVE" } },
    "an author of creations in another spelling": { create: { createdBy: "jo@example.com", ...details } },
    "an update": { update: { ...details, ...updated } },
    "an author of updates beside a wrapper": { create: { ...updated, data: pushRequest() } },
    "a text": { create: "x" },
  },
  reported: {
    "an author of updates, and a component": {
      create: { ...details, ...updated },
      path: "body",
      params: { members: "updated_by" },
    },
    "all members that only updates have": {
      create: { ...updated, version_note: "Shorter", status: "PUBLISH" },
      path: "body",
      params: { members: "updated_by, version_note, status" },
    },
    "a status that publishes": { create: { status: "PUBLISH" }, path: "body", params: { members: "status" } },
    "all components but one, and an author of updates": {
      create: { ...(lacking(emailRequest(), "created_by", "campaign_content") as object), ...updated },
      path: "body",
      params: { members: "updated_by" },
    },
    "a component alone": { create: details, path: "body", params: { members: "basic_details" } },
    "two components of four, and the channel": {
      create: lacking(pushRequest(), "created_by", "campaign_delivery_type", "campaign_content", "scheduling_details"),
      path: "body",
      params: { members: "basic_details, segmentation_details, delivery_controls, advanced" },
    },
    "a component of the wrong type": { create: { utm_params: 5 }, path: "body", params: { members: "utm_params" } },
  },
});
