import { type Body, type Changes, changed, emailRequest, pushRequest } from "./test-rule.js";

/** A place where a filter may be, in a request that is valid if the filter is. */
export interface FilterPlace {
  readonly name: string;
  readonly path: string;
  request(filter: object): Body;
}

/** Every member that is a FilterGroup in the specification's tables. */
const filterGroups = [
  "trigger_condition.included_filters",
  "trigger_condition.secondary_included_filters",
  "segmentation_details.included_filters",
  "segmentation_details.excluded_filters",
] as const;

export type FilterGroupPlace = (typeof filterGroups)[number];

/** In every group of both channels, at the top and inside the `attributes` of one, two and five nested actions. */
const filterPlaces: readonly FilterPlace[] = (["PUSH", "EMAIL"] as const).flatMap((channel) =>
  filterGroups.flatMap((group) => [0, 1, 2, 5].map((depth) => placeIn(channel, group, depth))),
);

/** The deepest filter that is checked by default: at level 200, where the body is level 1. */
const deepestFilterPlace: FilterPlace = placeIn("PUSH", "segmentation_details.included_filters", 65);

/** One situation for every place where a filter may be. */
export function inEveryPlace<Situation>(situation: (place: FilterPlace) => Situation): Record<string, Situation> {
  return Object.fromEntries(
    [...filterPlaces, deepestFilterPlace].map((place) => [`in ${place.name}`, situation(place)]),
  );
}

/** A small event-triggered Push request with filters in some of its groups. */
export function withFilters(groups: Partial<Record<FilterGroupPlace, readonly object[]>>): Body {
  const changes = Object.entries(groups).map(([group, filters]) => [group, { filter_operator: "or", filters }]);
  return changed(pushRequest(TRIGGERED), Object.fromEntries(changes) as Changes);
}

/** A request for the users that some filters include, or for all users. */
export function included(...filters: readonly object[]): Body {
  const request = withFilters({ "segmentation_details.included_filters": filters });
  return changed(request, filters.length === 0 ? {} : NOT_ALL);
}

/** The path of one of the filters that `included` adds. */
export function includedPath(index: number): string {
  return `segmentation_details.included_filters.filters[${index}]`;
}

/** A filter by the city of a user, which has no project. */
export function attribute(members: object = {}): object {
  return {
    filter_type: "user_attributes",
    data_type: "string",
    name: "City",
    operator: "is",
    value: "Oslo",
    ...members,
  };
}

/** An action with filters on its attributes. */
export function action(...filters: readonly object[]): object {
  return {
    filter_type: "actions",
    action_name: "Order Placed",
    execution: { type: "atleast", count: 1 },
    executed: true,
    attributes: { filter_operator: "and", filters },
  };
}

const NOT_ALL: Changes = { "segmentation_details.is_all_user_campaign": false };

const TRIGGERED: Changes = {
  campaign_delivery_type: "EVENT_TRIGGERED",
  trigger_condition: { included_filters: { filter_operator: "and", filters: [] } },
  "delivery_controls.bypass_dnd": false,
};

function placeIn(channel: "PUSH" | "EMAIL", group: FilterGroupPlace, depth: number): FilterPlace {
  const request = channel === "PUSH" ? pushRequest : emailRequest;
  // A segment comes before every filter, so that no index is right by chance.
  return {
    name: `${group} of ${channel}, ${depth} actions deep`,
    path: `${group}.filters[1]${".attributes.filters[1]".repeat(depth)}`,
    request(filter) {
      const filters = Array.from({ length: depth }).reduce<object[]>(
        (inner) => [SEGMENT, action(...inner)],
        [SEGMENT, filter],
      );
      const audience = group === "segmentation_details.included_filters" ? NOT_ALL : {};
      return request({ ...TRIGGERED, ...audience, [group]: { filter_operator: "and", filters } });
    },
  };
}

const SEGMENT = { filter_type: "custom_segments", id: "seg-regulars" };
