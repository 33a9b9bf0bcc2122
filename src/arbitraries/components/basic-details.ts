import fc from "fast-check";
import { EmailBasicDetails, PushBasicDetails } from "../../schemas/basic-details.js";
import { Geofences } from "../../schemas/geofences.js";
import { type Drawn, type Members, objectOf, oneOfAll } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { text } from "../values.js";

const PLATFORMS = ["ANDROID", "IOS", "WEB"];
const DWELL_TIME = ["dwell_time_value", "dwell_time_granularity"];

/** Basic details of the channel, with the members that the delivery type needs. */
export function basicDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  return scene.channel === "PUSH" ? pushDetailsIn(scene) : emailDetailsIn(scene);
}

function pushDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, deliveryType } = scene;
  const neededBy: Readonly<Record<string, readonly string[]>> = {
    business_event: ["BUSINESS_EVENT_TRIGGERED"],
    broadcast_live_activity_id: ["BROADCAST_LIVE_ACTIVITY"],
    geofences: ["LOCATION_TRIGGERED"],
  };
  const usedBy = { ...neededBy, send_to_triggered_platform_only: ["EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"] };
  const of = (members: Readonly<Record<string, readonly string[]>>, isOf: boolean) =>
    Object.keys(members).filter((member) => members[member]?.includes(deliveryType) === isOf);
  return objectOf(PushBasicDetails, tidy, {
    members: {
      platforms: platformsIn(scene),
      geofences: geofencesIn(scene),
      ...(tidy && { platform_specific_details: oneProvisionalFlag }),
    },
    needs: of(neededBy, true),
    without: tidy ? of(usedBy, false) : [],
  });
}

function platformsIn({ tidy, deliveryType }: Scene): Drawn {
  const possible = deliveryType === "BROADCAST_LIVE_ACTIVITY" ? ["IOS"] : PLATFORMS;
  return tidy
    ? fc.shuffledSubarray(possible, { minLength: 1 })
    : fc.array(fc.constantFrom(...possible), { maxLength: 4 });
}

/** Settings of platforms in which the flags about provisional permission are not both true. */
const oneProvisionalFlag: Drawn = objectOf(PushBasicDetails.properties.platform_specific_details, true).map(
  (settings) => {
    const ios = settings["ios"] as Members | undefined;
    if (ios?.["exclude_provisional_push_devices"] !== true) return settings;
    const { send_to_only_provisional_push_enabled_devices: _, ...others } = ios;
    return { ...settings, ios: others };
  },
);

/** Geofences of every kind of trigger. */
export function geofencesIn({ tidy }: Scene): fc.Arbitrary<Members> {
  const number = (minimum: number, maximum: number) => fc.integer({ min: minimum, max: maximum }).map(String);
  const members: Record<string, Drawn> = tidy
    ? {
        latitude: number(-90, 90),
        longitude: number(-180, 180),
        radius: number(1, 5000),
        dwell_time_value: number(0, 60),
        response_time_value: number(0, 60),
      }
    : {};
  return oneOfAll(
    ["ENTRY", "EXIT", "dwell"].map((trigger) =>
      objectOf(Geofences, tidy, {
        members: { ...members, triggered_at: fc.constant(trigger) },
        needs: trigger === "dwell" ? DWELL_TIME : [],
        without: tidy && trigger !== "dwell" ? DWELL_TIME : [],
      }),
    ),
  );
}

function emailDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, deliveryType, contentType } = scene;
  const isByEvent = deliveryType === "BUSINESS_EVENT_TRIGGERED";
  return objectOf(EmailBasicDetails, tidy, {
    members: {
      content_type: fc.constant(contentType),
      send_only_double_opt_in_users: scene.allows("DOUBLE_OPT_IN") ? fc.boolean() : fc.constant(false),
      deduplication_attribute: scene.allows("BRAND_DEDUPLICATION") ? text(false) : fc.constant(""),
    },
    needs: [
      ...(contentType === "PROMOTIONAL" ? ["subscription_category"] : []),
      ...(isByEvent ? ["business_event"] : []),
    ],
    without: tidy && !isByEvent ? ["business_event"] : [],
  });
}
