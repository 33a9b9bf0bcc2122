import { excerpt } from "../../errors/wording.js";
import { isEmail } from "../../structure/formats.js";
import type { Report } from "../rule.js";

export const ADDRESS_ALONE = "should be an email address and nothing else, but is {received}";

const PASTED = /^mailto:|[<>]|[,;]$|\.\./iu;
const QUOTED = /^["'\u201c\u2018](.*)["'\u201d\u2019][,;]?$/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{DI}]/gu;

/** Signs, such as those of `?subject=` and `&gt;`, that may belong to the address or not. */
const UNCERTAIN = /[&:/?<>,;]|\.\./u;

/** Reports an email address that was pasted with more than the address. */
export function checkAlone(member: string, address: string | undefined, report: Report<typeof ADDRESS_ALONE>): void {
  if (!address) return;
  const visible = address.replace(INVISIBLE, "");
  if (visible === address && !PASTED.test(address) && !QUOTED.test(address)) return;
  const value = visible.replace(QUOTED, "$1").replace(/^<?(?:mailto:)?|>?[,;]?$/giu, "");
  const isCertain = isEmail(value) && !UNCERTAIN.test(value);
  report([member], { received: excerpt(address) }, isCertain ? { kind: "replace", value } : undefined);
}
