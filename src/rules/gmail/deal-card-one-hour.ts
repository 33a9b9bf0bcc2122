import { excerpt } from "../../errors/wording.js";
import { instantOf } from "../../structure/formats.js";
import { defineRule } from "../rule.js";

const HOUR_MS = 60 * 60 * 1000;

export const dealCardOneHour = defineRule({
  id: "gmail.deal-card-one-hour",
  scope: "email_content",
  spec: "Validation conditions that return 400",
  summary: "A deal must last at least one hour, compared to the millisecond.",
  detailTargetOmits: 1,
  reads: {
    values: ["@.gmail_annotations.deal_card.availability_starts", "@.gmail_annotations.deal_card.availability_ends"],
  },
  message: "must be at least one hour after availability_starts ({starts}), but is {ends}",

  check({ gmail_annotations }, report) {
    const deal = gmail_annotations?.deal_card;
    if (deal === undefined) return;
    const { availability_starts: starts, availability_ends: ends } = deal;
    if (instantOf(ends) - instantOf(starts) >= HOUR_MS) return;
    report(["gmail_annotations", "deal_card", "availability_ends"], { starts: excerpt(starts), ends: excerpt(ends) });
  },
});
