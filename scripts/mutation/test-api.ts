// What our tests use of vitest, for many runs of the same tests in one process: collected here, run by tests.ts.
import { ASYMMETRIC_MATCHERS_OBJECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";
import { restoreAllMocks, spyOn } from "@vitest/spy";
import * as chai from "chai";

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const vi = { spyOn, restoreAllMocks };
export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  (globalThis as { [ASYMMETRIC_MATCHERS_OBJECT]?: object })[ASYMMETRIC_MATCHERS_OBJECT],
);
export { expectTypeOf } from "expect-type";

type Act = (...args: never[]) => unknown;

/** A test, with the names of the groups that it stands in. */
export interface CollectedTest {
  readonly name: string;
  readonly act: () => unknown;
  readonly after: readonly (() => unknown)[];
}

let tests: CollectedTest[] = [];
let groups: { readonly name: string; readonly after: (() => unknown)[] }[] = [];

/** The tests that `load` declares. */
export async function collected(load: () => Promise<unknown>): Promise<readonly CollectedTest[]> {
  tests = [];
  groups = [{ name: "", after: [] }];
  await load();
  return tests;
}

function describeOne(name: string, declare: () => void): void {
  groups.push({ name, after: [] });
  declare();
  groups.pop();
}

function itOne(name: string, act: () => unknown): void {
  const names = [...groups.slice(1).map((group) => group.name), name];
  tests.push({ name: names.join(" > "), act, after: groups.flatMap(({ after }) => after) });
}

/** Declares one test or group for each row. As in vitest, the elements are the arguments where all rows are lists. */
function forEach(declare: (name: string, act: Act) => void) {
  return (rows: readonly unknown[]) => (name: string, act: Act) => {
    const areLists = rows.every(Array.isArray);
    for (const row of rows) {
      const args = (areLists ? row : [row]) as never[];
      declare(`${name} ${String(args[0]).slice(0, 80)}`, () => act(...args));
    }
  };
}

export const describe = Object.assign(describeOne, { each: forEach(describeOne) });
export const it = Object.assign(itOne, { each: forEach(itOne) });
export function afterEach(act: () => unknown): void {
  groups.at(-1)?.after.push(act);
}
