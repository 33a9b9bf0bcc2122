import { Type } from "typebox";

/** Section "`campaign_audience_limit`". */
export const CampaignAudienceLimit = Type.Object(
  {
    is_campaign_audience_limit_enabled: Type.Optional(
      Type.Boolean({
        description: "Whether the cap applies. When true, `limit` is needed; when false, the others must be absent.",
      }),
    ),
    metric: Type.Optional(
      Type.Enum(["SENT"], {
        description:
          "The metric that is counted; needed when enabled on `PERIODIC` and `EVENT_TRIGGERED`, to which alone it applies.",
      }),
    ),
    frequency: Type.Optional(
      Type.Enum(["TOTAL", "INSTANCE"], {
        description:
          "`TOTAL` caps the campaign's lifetime, `INSTANCE` each send (Push `PERIODIC` only); needed as `metric` is.",
      }),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 9_999_999_999,
        description: "Maximum number of users; needed when enabled.",
      }),
    ),
  },
  {
    title: "CampaignAudienceLimit",
    description: "Cap on the number of users; needs the audience limit feature, and not for live activities.",
  },
);
