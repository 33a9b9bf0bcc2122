import { atLeastOne } from "../rule-factories.js";

export const periodicCountsPositive = atLeastOne({
  id: "schedule.periodic-counts-positive",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "The interval and the number of sends of a periodic campaign should be at least 1.",
  members: [
    "scheduling_details.periodic_details.repeat_frequency",
    "scheduling_details.periodic_details.no_of_occurences",
  ],
});
