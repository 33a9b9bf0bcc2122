import fc from "fast-check";
import { operators } from "../../rules/filter/operator-allowed.js";
import { ActionsFilter, CustomSegmentsFilter, UserAttributesFilter } from "../../schemas/filters.js";
import { type Drawn, type Members, objectOf, oneOfAll } from "../from-schema.js";
import type { Scene } from "../scene.js";

/** How deeply actions nest in actions. */
const DEEPEST = 2;

/** Operators that need no value. */
const WITHOUT_VALUE: readonly string[] = ["exists", "today"];

/** Cache of filter groups by `tidy` and PORTFOLIO, the only parts of a scene that matter here. */
const groups = new Map<string, fc.Arbitrary<Members>>();

/** Groups with at least `fewest` filters. */
export function filterGroupIn(scene: Scene, fewest = 0, nesting = DEEPEST): fc.Arbitrary<Members> {
  const key = [scene.tidy, scene.demands("PORTFOLIO"), fewest, nesting].join();
  let group = groups.get(key);
  if (group === undefined) {
    group = fc.record(
      {
        filter_operator: fc.constantFrom("and", "or"),
        filters: fc.array(filterIn(scene, nesting), { minLength: fewest, maxLength: fewest + 2 }),
      },
      { noNullPrototype: true },
    );
    groups.set(key, group);
  }
  return group;
}

/** Filters of every kind, whose actions nest `nesting` levels deep. */
export function filterIn(scene: Scene, nesting: number): fc.Arbitrary<Members> {
  return oneOfAll([segmentIn(scene), userAttributeIn(scene), actionIn(scene, nesting)]);
}

function segmentIn({ tidy }: Scene): fc.Arbitrary<Members> {
  return oneOfAll(["id", "name"].map((name) => objectOf(CustomSegmentsFilter, tidy, { needs: [name] })));
}

function userAttributeIn(scene: Scene): fc.Arbitrary<Members> {
  const needs = scene.demands("PORTFOLIO") ? ["project_name"] : [];
  return oneOfAll(
    Object.entries<readonly string[]>(operators).flatMap(([dataType, allowed]) => {
      return [false, true].map((hasNoValue) => {
        const possible = allowed.filter((operator) => WITHOUT_VALUE.includes(operator) === hasNoValue);
        return objectOf(UserAttributesFilter, scene.tidy, {
          members: { data_type: fc.constant(dataType), operator: fc.constantFrom(...possible) },
          needs: hasNoValue ? needs : [...needs, "value"],
        });
      });
    }),
  );
}

function actionIn(scene: Scene, nesting: number): fc.Arbitrary<Members> {
  const members: Record<string, Drawn> = nesting === 0 ? {} : { attributes: filterGroupIn(scene, 0, nesting - 1) };
  return objectOf(ActionsFilter, scene.tidy, { members, without: nesting === 0 ? ["attributes"] : [] });
}
