import { shouldHave } from "../rule-factories.js";

export const sendingFrequencyPresent = shouldHave({
  id: "schedule.sending-frequency-present",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "A campaign that repeats should say how often.",
  object: "scheduling_details.periodic_details",
  members: ["sending_frequency"],
  message: "should say how often the campaign repeats, but is absent",
});
