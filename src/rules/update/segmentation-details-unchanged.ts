import { lockedIn } from "../parts/unchanged-in-states.js";

export const segmentationDetailsUnchanged = lockedIn({
  id: "update.segmentation-details-unchanged",
  summary: "The audience of an active campaign cannot be edited.",
  states: ["ACTIVE"],
  place: ["segmentation_details"],
});
