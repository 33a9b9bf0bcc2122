import { readFileSync } from "node:fs";

/** The text of one of the samples of the repository. */
export function sample(name: string): string {
  return readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), "utf8");
}

/** A create request that is accepted unless its workspace lacks a feature, and the rule that then rejects two members. */
export const queued = JSON.stringify({
  ...JSON.parse(sample("push-one-time.json")),
  delivery_controls: { queuing_enabled: true, queue_duration: 2 },
});
export const GATE = "delivery-controls.queuing-enabled";
