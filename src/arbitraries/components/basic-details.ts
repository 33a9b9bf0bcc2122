import fc from "fast-check";
import { PushBasicDetails } from "../../schemas/basic-details.js";
import { Geofences } from "../../schemas/geofences.js";
import { type Members, objectOf, only } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { oneOf, text } from "../values.js";
import { partOf } from "./part.js";

const DWELL_TIME = ["dwell_time_value", "dwell_time_granularity"];

export function basicDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  return scene.channel === "PUSH" ? pushDetailsIn(scene) : emailDetailsIn(scene);
}

function pushDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, deliveryType } = scene;
  const possible = deliveryType === "BROADCAST_LIVE_ACTIVITY" ? ["IOS"] : ["ANDROID", "IOS", "WEB"];
  const platforms = tidy
    ? fc.shuffledSubarray(possible, { minLength: 1 })
    : fc.array(fc.constantFrom(...possible), { maxLength: 4 });
  return partOf(scene, "basic_details", {
    members: {
      platforms,
      geofences: geofencesIn(scene),
      ...(tidy && { platform_specific_details: oneProvisionalFlag }),
    },
  });
}

const { platform_specific_details: settings } = PushBasicDetails.properties;

/** Settings of platforms in which the flags about provisional permission are not both true. */
const oneProvisionalFlag = objectOf(settings, true, {
  members: {
    ios: oneOf(
      ...["exclude_provisional_push_devices", "send_to_only_provisional_push_enabled_devices"].map((flag) =>
        objectOf(settings.properties.ios, true, { members: { [flag]: false } }),
      ),
    ),
  },
});

export function geofencesIn({ tidy }: Pick<Scene, "tidy">): fc.Arbitrary<Members> {
  const number = (min: number, max: number) => fc.integer({ min, max }).map(String);
  const numbers = {
    latitude: number(-90, 90),
    longitude: number(-180, 180),
    radius: number(1, 5000),
    dwell_time_value: number(0, 60),
    response_time_value: number(0, 60),
  };
  return oneOf(
    ...["ENTRY", "EXIT", "dwell"].map((trigger) =>
      objectOf(Geofences, tidy, {
        members: { ...(tidy && numbers), triggered_at: trigger },
        needs: only(trigger === "dwell", ...DWELL_TIME),
        without: only(tidy && trigger !== "dwell", ...DWELL_TIME),
      }),
    ),
  );
}

function emailDetailsIn(scene: Scene): fc.Arbitrary<Members> {
  return partOf(scene, "basic_details", {
    members: {
      content_type: scene.contentType,
      send_only_double_opt_in_users: scene.allows("DOUBLE_OPT_IN") ? fc.boolean() : false,
      deduplication_attribute: scene.allows("BRAND_DEDUPLICATION") ? text(false) : "",
    },
    needs: only(scene.contentType === "PROMOTIONAL", "subscription_category"),
  });
}
