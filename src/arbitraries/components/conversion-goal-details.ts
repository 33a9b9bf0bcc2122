import type fc from "fast-check";
import { ConversionGoalDetails } from "../../schemas/conversion-goal-details.js";
import { type Members, objectOf } from "../from-schema.js";
import type { Scene } from "../scene.js";

/** Conversion goals; only the first may be the primary one if there must be no warning. */
export function conversionGoalDetailsIn({ tidy }: Scene): fc.Arbitrary<Members> {
  const details = objectOf(ConversionGoalDetails, tidy);
  return tidy ? details.map(withOnePrimary) : details;
}

function withOnePrimary(details: Members): Members {
  const goals = details["goals"] as Members[] | undefined;
  if (goals === undefined) return details;
  return { ...details, goals: goals.map((goal, index) => (index === 0 ? goal : { ...goal, is_primary_goal: false })) };
}
