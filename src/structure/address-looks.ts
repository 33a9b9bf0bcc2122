/** What is wrong with an email address, as a message says it after the received value. */
export const addressLooks = {
  "white-space": ", which has white space",
  "no-at": ", which has no @",
  "two-ats": ", which has more than one @",
  "no-dot": ", whose domain has no dot",
} as const;

export type AddressLook = keyof typeof addressLooks;

/** What is wrong with a text that is no address, if it is one of the common mistakes. */
export function addressLookOf(text: string): AddressLook | undefined {
  if (/\s/u.test(text)) return "white-space";
  const [, domain, ...others] = text.split("@", 3);
  if (domain === undefined) return text === "" ? undefined : "no-at";
  if (others.length > 0) return "two-ats";
  return domain.includes(".") ? undefined : "no-dot";
}
