/** What a test fails with. Runners show the difference between `expected` and `actual`, where a failure has them. */
class RuleTestFailure extends Error {
  override readonly name = "RuleTestFailure";
}

export function failure(message: string, facts: { cause?: unknown; expected?: unknown; actual?: unknown } = {}): Error {
  return Object.assign(new RuleTestFailure(message), facts);
}
