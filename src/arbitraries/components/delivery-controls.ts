import fc from "fast-check";
import { UNUSED_BY } from "../../rules/delivery-controls/members-used.js";
import { EmailDeliveryControls, PushDeliveryControls } from "../../schemas/delivery-controls.js";
import { type Drawn, type Members, objectOf, oneOfAll } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { integer } from "../values.js";

const QUEUING = ["queuing_enabled", "queue_duration"];

const hours = fc.integer({ min: 1, max: 720 }).map(String);

/** Delivery controls of the channel, with the members that the delivery type needs. */
export function deliveryControlsIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, channel, deliveryType } = scene;
  if (channel === "EMAIL") return objectOf(EmailDeliveryControls, tidy);
  const needs = deliveryType === "EVENT_TRIGGERED" ? ["bypass_dnd"] : [];
  const without = tidy
    ? Object.keys(UNUSED_BY).filter((member) => UNUSED_BY[member]?.some((type) => type === deliveryType))
    : [];
  const members: Record<string, Drawn> = tidy
    ? {
        max_time_to_show_message_of_same_camapign: hours,
        expiry_time_of_sync_data_in_hour: hours,
        send_limit_value: hours,
        send_limit_granularity_in_hours: hours,
      }
    : {};
  const controls = (queuing: Record<string, Drawn>, needed: readonly string[], absent: readonly string[]) =>
    objectOf(PushDeliveryControls, tidy, {
      members: { ...members, ...queuing },
      needs: [...needs, ...needed],
      without: [...without, ...absent],
    });
  if (!scene.allows("QUEUING")) return controls({}, [], QUEUING);
  const enabled = { queuing_enabled: fc.constant(true), queue_duration: integer(true) };
  const disabled = {
    queuing_enabled: fc.constant(false),
    queue_duration: tidy ? fc.constant(0) : integer(false),
  };
  return oneOfAll([controls(disabled, [], []), controls(enabled, QUEUING, [])]);
}
