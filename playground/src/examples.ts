import emailPromotional from "../../samples/email-promotional.json?text";
import emailWithMistakes from "../../samples/email-with-mistakes.json?text";
import publish from "../../samples/publish.json?text";
import pushOneTime from "../../samples/push-one-time.json?text";
import pushWithMistakes from "../../samples/push-with-mistakes.json?text";
import storedCampaign from "../../samples/stored-campaign.json?text";
import updateOfActive from "../../samples/update-of-active.json?text";
import updateWithSlip from "../../samples/update-with-slip.json?text";
import { EMPTY, type Sheet } from "./sheet.js";

export interface Example {
  readonly name: string;
  readonly sheet: Sheet;
}

const update = { ...EMPTY, operation: "update", stored: storedCampaign } as const;

/** The examples that the user can open. The page starts with the first. */
export const examples: readonly [Example, ...Example[]] = [
  { name: "Push with mistakes", sheet: { ...EMPTY, request: pushWithMistakes } },
  { name: "Push, valid", sheet: { ...EMPTY, request: pushOneTime, features: [] } },
  { name: "Email with mistakes in Gmail annotations", sheet: { ...EMPTY, request: emailWithMistakes, features: [] } },
  { name: "Email, valid", sheet: { ...EMPTY, request: emailPromotional, features: [] } },
  { name: "Update that sends part of an object", sheet: { ...update, request: updateWithSlip, state: "DRAFT" } },
  { name: "Update of an active campaign", sheet: { ...update, request: updateOfActive, state: "ACTIVE" } },
  { name: "Publication", sheet: { ...update, request: publish, state: "DRAFT" } },
];
