import { Type } from "typebox";

/** Section "`utm_params`". Every other key is a custom one; rules limit their number and names. */
export const UtmParams = Type.Object(
  {
    utm_source: Type.String(),
    utm_medium: Type.String(),
    utm_campaign: Type.Optional(Type.String()),
    utm_term: Type.Optional(Type.String()),
    utm_content: Type.Optional(Type.String()),
  },
  {
    additionalProperties: Type.String(),
    title: "UtmParams",
    description:
      "Parameters added to links; besides the five named ones, up to five custom keys, on create with the prefix `utm_`.",
  },
);
