import { excerpt } from "../../errors/wording.js";
import { isEmail } from "../../structure/formats.js";
import type { Report } from "../rule.js";

export const ADDRESS_ALONE = "should be an email address and nothing else, but is {received}";

const PASTED = /^mailto:|[<>\u200b-\u200f\u2060]|,$/iu;

/** Reports an email address that was pasted with more than the address. */
export function checkAlone(member: string, address: string | undefined, report: Report<typeof ADDRESS_ALONE>): void {
  if (address === undefined || !PASTED.test(address)) return;
  const value = address.replace(/[\u200b-\u200f\u2060]/gu, "").replace(/^<?(?:mailto:)?|>?,?$/giu, "");
  const isCertain = isEmail(value) && !PASTED.test(value);
  report([member], { received: excerpt(address) }, isCertain ? { kind: "replace", value } : undefined);
}
