import { atLeastOne } from "../family.js";

export const periodicCountsPositive = atLeastOne({
  id: "schedule.periodic-counts-positive",
  scope: "request",
  spec: "Schedule (`scheduling_details`)",
  summary: "The interval and the number of sends of a periodic campaign should be at least 1.",
  places: [
    ["scheduling_details", "periodic_details", "repeat_frequency"],
    ["scheduling_details", "periodic_details", "no_of_occurences"],
  ],
});
