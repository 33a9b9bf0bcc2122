import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { updateRequest } from "../../../src/reference/documents/requests.js";

interface Choice {
  readonly title?: string;
  readonly if?: object;
  readonly then?: Choice;
  readonly else?: Choice;
}

const ajv = new Ajv2020({ strict: false });

/** The title of the schema that the conditions choose for a body. */
function chosenFor(body: unknown): string | undefined {
  let choice: Choice | undefined = updateRequest as Choice;
  while (choice?.if !== undefined) choice = ajv.validate(choice.if, body) ? choice.then : choice.else;
  return choice?.title;
}

const push = { campaign_content: { content: { push: {} } } };
const email = { campaign_content: { content: { email: {} } } };
const platforms = { basic_details: { platforms: [] } };
const geofences = { basic_details: { name: "n", geofences: 1 } };
const contentType = { basic_details: { content_type: null } };

it.each<[string, readonly unknown[]]>([
  ["PublishRequest", [{ status: "PUBLISH" }, { status: 1, channel: "PUSH" }]],
  [
    "PushUpdateRequest",
    [
      { channel: "PUSH" },
      { channel: "PUSH", connector: {} },
      { advanced: {} },
      push,
      platforms,
      geofences,
      { ...push, ...platforms },
    ],
  ],
  [
    "EmailUpdateRequest",
    [{ channel: "EMAIL" }, { channel: "EMAIL", advanced: {} }, { connector: {} }, email, contentType],
  ],
  [
    "AnyChannelUpdateRequest",
    [
      {},
      [],
      { basic_details: {} },
      { basic_details: { name: "n", business_event: "b", tags: [], team: "t" } },
      { delivery_controls: { queuing_enabled: true } },
      { channel: "FAX" },
      { channel: "FAX", advanced: {} },
      { channel: "FAX", connector: {} },
      { advanced: {}, connector: {} },
      { advanced: {}, ...email },
      { connector: {}, ...push },
      { connector: {}, ...platforms },
      { ...email, ...platforms },
      { ...push, ...contentType },
    ],
  ],
])("an update is a %s if its members imply that", (title, bodies) => {
  expect(bodies.map(chosenFor)).toEqual(bodies.map(() => title));
});
