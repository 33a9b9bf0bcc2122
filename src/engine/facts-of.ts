import type { Members } from "../structure/checker.js";
import { FACTS_ARE_KNOWN, factBits, factsFor, placeOf } from "../structure/facts.js";
import { ownAt } from "../structure/own-at.js";

/** The bits of the facts that are true of a campaign. Compiled checks note the same facts while they read it. */
export function factsOf(campaign: Members): number {
  const holding = factsFor("request").filter((fact) => {
    const { place, value } = placeOf(fact);
    const found = ownAt(campaign, place)?.value;
    return value === undefined ? found !== undefined : found === value;
  });
  return FACTS_ARE_KNOWN | factBits("request", holding);
}
