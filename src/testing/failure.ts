/** The error of a failed test. Test runners show the difference between `expected` and `actual`, if present. */
class RuleTestFailure extends Error {
  override readonly name = "RuleTestFailure";
}

export function failure(message: string, facts?: { cause?: unknown; expected?: unknown; actual?: unknown }): Error {
  return Object.assign(new RuleTestFailure(message), facts);
}
