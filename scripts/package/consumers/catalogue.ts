import type { Violation } from "campaign-rules";
import { explain } from "campaign-rules/catalogue";

export function summaryOf(violation: Violation): string {
  return explain(violation.rule).summary;
}
