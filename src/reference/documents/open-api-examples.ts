import gate from "../../../fixtures/create/invalid/audience-limit.feature-enabled.json" with { type: "json" };
import delay from "../../../fixtures/create/invalid/trigger.delay-value-required.json" with { type: "json" };
import createEmail from "../../../fixtures/request/valid/create-email.json" with { type: "json" };
import createPush from "../../../fixtures/request/valid/create-push.json" with { type: "json" };
import publish from "../../../fixtures/request/valid/publish.json" with { type: "json" };
import updateEmail from "../../../fixtures/request/valid/update-email.json" with { type: "json" };
import updatePush from "../../../fixtures/request/valid/update-push.json" with { type: "json" };
import mixed from "../../../fixtures/update/invalid/update.status-alone.json" with { type: "json" };

/** An example value with its summary. */
export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

/** Requests that the engine accepts, and its error responses: they are fixtures. */
export const examples = {
  create: {
    request: {
      push: { summary: "A Push campaign", value: createPush.request.body },
      email: { summary: "An Email campaign", value: createEmail.request.body },
    },
    created: { created: { summary: "The campaign was created", value: { campaign_id: "cmp-match-day-01" } } },
    refused: {
      incomplete: { summary: "A member that another one requires is absent", value: delay.expected },
      gated: { summary: "The workspace lacks the feature", value: gate.expected },
    },
  },
  update: {
    request: {
      push: { summary: "A component of a Push campaign", value: updatePush.request.body },
      email: { summary: "Components of an Email campaign", value: updateEmail.request.body },
      publish: { summary: "Publishing", value: publish.request.body },
    },
    updated: {
      updated: {
        summary: "The campaign was updated",
        value: { response_id: updatePush.request.headers["X-SVC-Request-Id"], type: "campaign", data: {} },
      },
    },
    refused: { mixed: { summary: "The body has both status and components", value: mixed.expected } },
  },
} satisfies Record<string, Record<string, Readonly<Record<string, Example>>>>;

/** The parameters as they are in these requests. */
export const parameterExamples = {
  "SVC-APPKEY": createPush.request.headers["SVC-APPKEY"],
  campaign_id: updatePush.request.path.split("/").at(-1),
  "X-SVC-Tenant-ID": updatePush.request.headers["X-SVC-Tenant-ID"],
  "X-SVC-Request-Id": updatePush.request.headers["X-SVC-Request-Id"],
  "Idempotency-Key": updatePush.request.headers["Idempotency-Key"],
};
