import { randomUUID } from "node:crypto";

const authorization = `Basic ${btoa("demo-workspace:not-a-real-key")}`;

export const createHeaders = { authorization, "svc-appkey": "demo-workspace", "content-type": "application/json" };

/** Each call returns a new key, unless one is given. */
export const updateHeaders = (key = randomUUID()) => ({
  authorization,
  "idempotency-key": key,
  "x-svc-request-id": "update-1",
  "content-type": "application/json",
});

/** A small campaign. */
export const announcement = {
  request_id: "create-1",
  channel: "EMAIL",
  campaign_delivery_type: "ONE_TIME",
  created_by: "jo@example.com",
  basic_details: {
    name: "New opening hours",
    content_type: "TRANSACTIONAL",
    user_attribute_identifier: "SVC_EMAIL_ID",
  },
  connector: { connector_type: "SMTP", connector_name: "main" },
  campaign_content: {
    content: {
      email: {
        subject: "New opening hours",
        sender_name: "The shop",
        from_address: "shop@example.com",
        html_content: "<p>We open at eight.</p>",
      },
    },
  },
  segmentation_details: { is_all_user_campaign: true },
  scheduling_details: { delivery_type: "ASAP" },
};
