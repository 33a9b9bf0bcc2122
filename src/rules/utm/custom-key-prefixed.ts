import { namedUtmKeys } from "../../generated/members.js";
import type { CreateRequest } from "../../generated/types.js";
import { isSlip, isSpelling, isSpellingOfAny, nearest } from "../../structure/nearest.js";
import { defineRule, has } from "../rule.js";
import { ownWords, withoutLink, wordIn } from "./named-key-spelled.js";

export const customKeyPrefixed = defineRule({
  id: "utm.custom-key-prefixed",
  scope: "request",
  spec: "`utm_params`",
  summary: "Custom UTM keys start with `utm_`: on create, or as the policy `utmCustomKeys` says.",
  reads: { keys: ["utm_params"] },
  message: 'is a custom key, so its name must start with "utm_"',

  check({ utm_params }, report, { operation, policies: { utmCustomKeys } }) {
    if (utmCustomKeys === "any" || (utmCustomKeys === "by-operation" && operation === "update")) return;
    for (const key in utm_params) {
      if (namedUtmKeys.includes(key) || key.startsWith("utm_") || !has(utm_params, key)) continue;
      const bare = withoutLink(key);
      const named = keyMeantBy(bare, utm_params);
      const to = named === undefined ? prefixed(bare) : spelt(bare, named);
      const fix = to === undefined || has(utm_params, to) ? undefined : ({ kind: "rename", to } as const);
      const near = named ?? ownName(bare, utm_params);
      if (!report(["utm_params", key], near === undefined ? {} : { nearest: near }, fix)) return;
    }
  },
});

/** The prefix, perhaps misspelt. */
const PREFIX = /^(?:utm[^\p{L}\p{N}]*|(?:umt|tum|utn|uutm|uttm)[_-])/iu;

/**
 * A custom key with the prefix; undefined if it is part of a link, seems to start with a misspelt prefix, or would be a
 * slip of a named key.
 */
function prefixed(key: string): string | undefined {
  return /^[a-z][^\s&?#=:;]*$/iu.test(key) && !PREFIX.test(key) && !isLikeNamed(key) ? `utm_${key}` : undefined;
}

/** Whether a key is a named one with a misspelt prefix or, once it has the prefix, a slip or another spelling of one. */
function isLikeNamed(key: string): boolean {
  if (isSpellingOfAny(`utm_${key}`, namedUtmKeys) || misspeltIn(key) !== undefined) return true;
  return namedUtmKeys.some((name) => isSlipOf(name, key));
}

/**
 * The key with the prefix, if that is a name of its own and no part of a link or a template. A long name would make a
 * long message.
 */
function ownName(key: string, params: CreateRequest["utm_params"]): string | undefined {
  if (key.length > 60 || key.includes("%")) return undefined;
  const bare = key.replace(/^[^\p{L}\p{N}_]+/u, "").replace(PREFIX, "");
  const name = `utm_${bare}`;
  return /^$|[?&#=:;{}$<>]/u.test(bare) || has(params, name) || isLikeNamed(bare) ? undefined : name;
}

/** The named key, if this is only another spelling of it. Otherwise the key may be meant as a custom one. */
function spelt(key: string, named: string): string | undefined {
  return isSpelling(key, named) || isSpelling(`utm_${key}`, named) ? named : undefined;
}

/** The named key that was probably meant, if the params do not have it yet. */
function keyMeantBy(key: string, params: CreateRequest["utm_params"]): string | undefined {
  const isSpelt = isSpellingOfAny(key, namedUtmKeys);
  const misspelt = misspeltIn(key);
  const isMeant = (name: string) => (isSpelt ? isSpelling(key, name) : name === misspelt) || isSlipOf(name, key);
  return namedUtmKeys.find((name) => isMeant(name) && !has(params, name));
}

/** The named key that a key with a misspelt prefix probably means. */
function misspeltIn(key: string): string | undefined {
  return /utm/iu.test(key) ? undefined : (nearest(key, namedUtmKeys) as string | undefined);
}

/** Whether a key is a slip of a named one. Another word, such as `context`, or of four letters, such as `tern`, is not. */
function isSlipOf(name: string, key: string): boolean {
  if (!isSlip(`utm_${key}`, name)) return false;
  const word = wordIn(key);
  if (ownWords.includes(word)) return false;
  return name !== "utm_term" || word.length !== 4 || [...word].sort().join("") === "emrt";
}
