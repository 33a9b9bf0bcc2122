import email from "../../fixtures/create/valid/email-event-triggered.json" with { type: "json" };
import pushKeyed from "../../fixtures/create/valid/push-keyed-by-locale-and-variation.json" with { type: "json" };
import push from "../../fixtures/create/valid/push-nested-filters.json" with { type: "json" };

type Place = readonly (string | number)[];

export interface Valid {
  readonly body: object;
  readonly context: object;
}

export const valid = { push, pushKeyed, email } as unknown as Readonly<Record<"push" | "pushKeyed" | "email", Valid>>;

/** The places for hostile values: members of every component, entries, and values that rules compare. */
export const places: readonly (readonly [campaign: keyof typeof valid, place: Place])[] = [
  ["push", ["request_id"]],
  ["push", ["channel"]],
  ["push", ["created_by"]],
  ["push", ["nobody_knows"]],
  ["push", ["basic_details"]],
  ["push", ["basic_details", "platforms"]],
  ["push", ["basic_details", "platforms", 0]],
  ["push", ["basic_details", "geofences", "latitude"]],
  ["push", ["trigger_condition", "included_filters"]],
  ["push", ["segmentation_details", "included_filters"]],
  ["push", ["segmentation_details", "included_filters", "filters"]],
  ["push", ["segmentation_details", "included_filters", "filters", 0]],
  ["push", ["segmentation_details", "included_filters", "filters", 0, "filter_type"]],
  ["push", ["segmentation_details", "included_filters", "filters", 0, "value"]],
  ["push", ["scheduling_details", "start_time"]],
  ["push", ["delivery_controls", "campaign_throttle_rpm"]],
  ["push", ["advanced"]],
  ["pushKeyed", ["campaign_content", "content"]],
  ["pushKeyed", ["campaign_content", "content", "push"]],
  ["pushKeyed", ["campaign_content", "content", "en"]],
  ["pushKeyed", ["campaign_content", "locales"]],
  ["email", ["campaign_content", "content", "email", "gmail_annotations"]],
  ["email", ["campaign_content", "content", "email", "gmail_annotations", "sender_logo"]],
  ["email", ["campaign_content", "content", "email", "gmail_annotations", "product_carousel"]],
  ["email", ["connector"]],
  ["email", ["conversion_goal_details", "goals", 0]],
  ["email", ["utm_params"]],
  ["email", ["utm_params", "utm_source"]],
  ["email", ["campaign_audience_limit", "limit"]],
];

/** A copy of a campaign with a value at a place. */
export function planted(campaign: keyof typeof valid, place: Place, value: unknown): object {
  const body = structuredClone(valid[campaign].body);
  let container = body as Record<string | number, unknown>;
  for (const segment of place.slice(0, -1)) container = container[segment] as Record<string | number, unknown>;
  const last = place[place.length - 1] as string | number;
  Object.defineProperty(container, last, { value, enumerable: true, configurable: true, writable: true });
  return body;
}

/** Copies of campaigns with a text as a key, in the places that allow any key. */
export function keyed(key: string): object[] {
  const member = (name: string, value: unknown) =>
    Object.defineProperty({}, name, { value, enumerable: true, configurable: true, writable: true });
  const content = member(key, member(key, { push: 5, email: 5 }));
  return [
    planted("email", ["utm_params"], member(key, 5)),
    planted("email", ["campaign_content"], { locales: [key], content }),
    planted("pushKeyed", ["campaign_content"], { locales: [key], content }),
    planted("push", ["basic_details"], member(key, 5)),
    member(key, 5),
  ];
}
