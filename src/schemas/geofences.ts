import { Type } from "typebox";
import { granularities } from "./granularity.js";

/** Section "Geofences". */
export const Geofences = Type.Object(
  {
    name: Type.String({ description: "Unique name of the geofence." }),
    latitude: Type.String({ description: "Latitude of the centre, as text." }),
    longitude: Type.String({ description: "Longitude of the centre, as text." }),
    radius: Type.String({ description: "Radius in metres, as text." }),
    triggered_at: Type.Enum(["ENTRY", "EXIT", "dwell"], {
      description: "The movement that triggers the campaign; `dwell` is in lower case.",
    }),
    dwell_time_value: Type.Optional(
      Type.String({ description: "How long the user stays inside, as text; needed with `dwell`." }),
    ),
    dwell_time_granularity: Type.Optional(
      Type.Enum(granularities, { description: "Unit of `dwell_time_value`; needed with `dwell`." }),
    ),
    response_time_value: Type.String({ description: "Wait before sending once the condition is met, as text." }),
    response_time_granularity: Type.Enum(granularities, { description: "Unit of `response_time_value`." }),
  },
  { title: "Geofences", description: "The place that triggers a `LOCATION_TRIGGERED` Push campaign." },
);
