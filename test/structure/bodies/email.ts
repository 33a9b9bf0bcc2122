import { sharedComponents } from "./shared.js";

/**
 * Every member that an Email create request can have, in the order of the specification's tables. Each is valid alone;
 * together they break rules, since no delivery type uses all of them.
 */
export const emailBody = {
  request_id: "email-2026-03-spring-sale-0001",
  channel: "EMAIL",
  campaign_delivery_type: "EVENT_TRIGGERED",
  created_by: "marie.durand@example.com",
  basic_details: {
    name: "Spring sale: abandoned cart",
    content_type: "PROMOTIONAL",
    user_attribute_identifier: "SVC_EMAIL_ID",
    subscription_category: "Offers",
    business_event: "Flash Sale Started",
    tags: ["spring"],
    team: "Growth",
    send_only_double_opt_in_users: true,
    deduplication_attribute: "brand_id",
  },
  trigger_condition: { ...sharedComponents.trigger_condition, trigger_delay_type: "DELAY" },
  connector: { connector_type: "SENDGRID", connector_name: "Marketing mail" },
  campaign_content: {
    locales: ["default"],
    variation_details: { variation_1: { traffic: 100 } },
    content: {
      email: {
        subject: "Your cart is waiting",
        preview_text: "Complete your order before midnight.",
        sender_name: "Outdoor Shop",
        from_address: "offers@example.com",
        reply_to_address: "help@example.com",
        html_content: "<!doctype html><title>Cart</title><p>Complete your order before midnight.</p>",
        gmail_annotations: {
          send_email_if_personalization_fails: true,
          sender_logo: "https://cdn.example.com/logo.png",
          sender_logo_type: "image_url",
          deal_card: {
            description: "20 % off all running shoes",
            discount_code: "SPRING20",
            availability_starts: "2026-03-02T09:00:00+01:00",
            availability_ends: "2026-03-08T23:59:59+01:00",
          },
          product_carousel: {
            type: "MANUAL",
            manual_data: {
              currency: "EUR",
              products: [
                {
                  id: "shoe-1",
                  headline: "Trail runner",
                  original_price: "129.90",
                  discount_value: "20",
                  discount_type: "PERCENT",
                  promo_url: "https://shop.example.com/p/shoe-1",
                  product_image: "https://cdn.example.com/p/shoe-1.jpg",
                },
                {
                  id: "shoe-2",
                  headline: "Road racer",
                  original_price: "99",
                  discount_value: "15.50",
                  discount_type: "VALUE",
                  promo_url: "https://shop.example.com/p/shoe-2",
                  product_image: "https://cdn.example.com/p/shoe-2.jpg",
                },
              ],
            },
            product_set_data: {
              product_set: "set-running-shoes",
              image_url: "https://cdn.example.com/sets/running.jpg",
              headline: "Picked for you",
              promo_url: "https://shop.example.com/sets/running",
              product_count: 4,
            },
          },
        },
      },
    },
  },
  segmentation_details: sharedComponents.segmentation_details,
  scheduling_details: sharedComponents.scheduling_details,
  delivery_controls: sharedComponents.delivery_controls,
  conversion_goal_details: sharedComponents.conversion_goal_details,
  control_group_details: sharedComponents.control_group_details,
  utm_params: sharedComponents.utm_params,
  campaign_audience_limit: sharedComponents.campaign_audience_limit,
};
