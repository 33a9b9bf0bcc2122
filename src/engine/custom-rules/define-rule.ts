import type { Fix } from "../../errors/fix.js";
import type { Segment } from "../../errors/path.js";
import { excerpt, templateOf } from "../../errors/wording.js";
import { paths } from "../../generated/paths.js";
import { registry } from "../../rules/index.js";
import { type State, states } from "../../rules/parts/update-parts.js";
import { defineRule as define, type Param, type Report, type Rule } from "../../rules/rule.js";
import { features, type RuleContext } from "../../rules/rule-context.js";
import { isCampaignScope, type RuleInputs } from "../../rules/scope.js";
import { structuralRules } from "../../structure/structural-rules.js";
import { isLostPromise } from "../context/lost-promise.js";
import { expectEntries, expectNames, expectOneOf, membersOf, shown, unknownError } from "../context/option-errors.js";
import { type CustomRule, type CustomScope, markDefined } from "./custom-rule.js";
import type { RuleDefinition } from "./definition.js";
import { ReadOnlyViews } from "./read-only.js";

const names =
  /* @__PURE__ */ "id spec scope severity summary reads message ifFeature unlessFeature states check repair".split(" ");

const scopes: readonly CustomScope[] = [
  "request",
  "PUSH",
  "EMAIL",
  "user_attributes",
  "actions",
  "custom_segments",
  "email_content",
  "update",
];

const modes = ["values", "presence", "keys"] as const;

/**
 * Makes a rule of your own, for the option `customRules`. It is run, skipped, bounded, overridden and rendered like ours.
 *
 * @throws {TypeError} when the definition is invalid, for example reads a path that no request has.
 */
export function defineRule<const Id extends string, const S extends CustomScope, const Message extends string>(
  definition: RuleDefinition<Id, S, Message>,
): CustomRule & { readonly id: Id } {
  const given = membersOf(definition, "rule") as unknown as RuleDefinition<Id, S, Message>;
  expectNames(given, names, "member of a rule:");
  const { id, scope, spec, severity, message, summary, ifFeature, unlessFeature, check, repair } = given;
  expectId(id);
  expectOneOf(scope, scopes, `scope of ${id}:`);
  if (severity !== undefined) expectOneOf(severity, ["error", "warning"], `severity of ${id}:`);
  if (typeof message !== "string" || message === "") throw new TypeError(`message of ${id} must be a non-empty string`);
  for (const [name, text] of Object.entries({ spec, summary })) {
    if (text !== undefined && typeof text !== "string") throw new TypeError(`${name} of ${id} must be a string`);
  }
  for (const feature of [ifFeature, unlessFeature]) {
    if (feature !== undefined) expectOneOf(feature, features, `feature of ${id}:`);
  }
  if (ifFeature !== undefined && unlessFeature !== undefined) {
    throw new TypeError(`${id} must not have both ifFeature and unlessFeature`);
  }
  const inStates =
    given.states === undefined ? undefined : namesIn(given.states, `states of ${id}`, states, `state of ${id}:`);
  if (inStates !== undefined && scope !== "update") {
    throw new TypeError(`scope of ${id} must be "update", because only updates have states`);
  }
  if (typeof check !== "function") throw new TypeError(`check of ${id} must be a function`);
  if (repair !== undefined && typeof repair !== "function") throw new TypeError(`repair of ${id} must be a function`);
  const rule = define<Id, CustomScope, string>({
    id,
    scope,
    spec: spec ?? "",
    summary: summary ?? message,
    reads: readsOf(given),
    message,
    ...(severity !== undefined && { severity }),
    ...(ifFeature !== undefined && { ifFeature }),
    ...(unlessFeature !== undefined && { unlessFeature }),
    ...(inStates && { states: inStates }),
    check: guarded(check as CustomCheck, message, inStates),
  });
  const whole = repair === undefined ? rule : Object.assign(rule, { repair });
  markDefined(whole);
  return Object.freeze(whole);
}

type CustomCheck = (input: unknown, report: Report<string>, context: RuleContext) => unknown;

/** A check that cannot change its input, report after it has returned, or report params that no message can contain. */
function guarded(
  check: CustomCheck,
  message: string,
  inStates: readonly State[] | undefined,
): Rule<string, CustomScope>["check"] {
  const expected = templateOf(message).placeholders.map(({ name }) => name);
  return (input, report, context) => {
    if (inStates !== undefined && !inStates.includes((input as { readonly state: State }).state)) return;
    let isRunning = true;
    let misuse: { readonly error: unknown } | undefined;
    const places = new Set<string>();
    const guardedReport = (place: readonly Segment[], params: object = {}, fix?: Fix) => {
      if (!isRunning) return false;
      try {
        const segments = placeOf(place);
        const checkedParams = paramsOf(params, expected) as never;
        const checkedFix = fixOf(fix);
        // Only the first violation at a place counts: the others must not use up the limit.
        if (places.size === places.add(JSON.stringify(segments)).size) return true;
        return report(segments, checkedParams, checkedFix);
      } catch (error) {
        misuse ??= { error };
        throw error;
      }
    };
    const views = new ReadOnlyViews();
    try {
      const view = { ...context, request: views.of(context.request) };
      expectSynchronous(check(views.of<RuleInputs[CustomScope]>(input), guardedReport, view));
      // The error of a wrong report, even if the check caught it.
      if (misuse !== undefined) throw misuse.error;
      if (views.failure !== undefined) throw views.failure;
    } catch (error) {
      throw views.failure ?? error;
    } finally {
      isRunning = false;
    }
  };
}

function expectId(id: unknown): void {
  if (typeof id !== "string" || !/^[a-z][\w-]*\.[\w-]+(?:\.[\w-]+)*$/u.test(id)) {
    throw new TypeError(`id of a rule must be a prefix and a name, like "acme.name-has-team", but is ${shown(id)}`);
  }
  const prefix = id.slice(0, id.indexOf(".") + 1);
  // Rules about files and plans are not in the registry.
  const ours = ["input.", "plan.", ...Object.keys(structuralRules), ...registry.map((rule) => rule.id)];
  if (ours.some((one) => one.startsWith(prefix)))
    throw new TypeError(`prefix of a rule must be your own, but built-in rules start like ${shown(id)}`);
}

function readsOf({ id, scope, reads }: RuleDefinition<string, CustomScope, string>): Rule["reads"] {
  if (reads === undefined) throw new TypeError(`reads of ${id} must be an object`);
  const given = membersOf(reads, `reads of ${id}`);
  expectNames(given, modes, `member of the reads of ${id}:`);
  const known = pathsOf(scope);
  const copy: { -readonly [Mode in (typeof modes)[number]]?: readonly string[] } = {};
  for (const mode of modes) {
    if (given[mode] === undefined) continue;
    copy[mode] = namesIn(given[mode], `reads.${mode} of ${id}`, known, `path in the reads of ${id}:`);
  }
  return copy;
}

/** A frozen copy of a list of known names. Throws a `TypeError` for any other value, or for the first unknown name. */
function namesIn<Name extends string>(list: unknown, name: string, known: readonly Name[], what: string) {
  const names: Name[] = [];
  expectEntries(list, name, (entry) => {
    if (!known.includes(entry as Name)) return unknownError(entry, what, known);
    names.push(entry as Name);
    return undefined;
  });
  return Object.freeze(names);
}

/** The paths that rules of a scope may read. */
function pathsOf(scope: CustomScope): readonly string[] {
  const of = (name: string) => paths[name]?.split(" ") ?? [];
  const ofRequest = [...new Set([...of("PUSH"), ...of("EMAIL")])];
  if (scope === "update") return [...ofRequest, ...of("update")];
  if (isCampaignScope(scope)) return ofRequest;
  return [...ofRequest, ...of(scope).map((path) => `@.${path}`)];
}

function placeOf(place: unknown): readonly Segment[] {
  const isPlace = Array.isArray(place) && place.every((segment) => typeof segment === "string" || isIndex(segment));
  if (!isPlace) throw new TypeError("a rule must report a place as an array of names and indexes");
  return [...place];
}

function isIndex(segment: unknown): boolean {
  return Number.isInteger(segment) && Number(segment) >= 0;
}

/** Maximum length of a list in params. */
const LONGEST_LIST = 32;

/** Params that any message may have: the value probably meant, and the right place of a misplaced member. */
const ALWAYS_ALLOWED = ["nearest", "belongs"];

/** A copy of params in which texts are as short as in ours. */
function paramsOf(params: unknown, expected: readonly string[]): Readonly<Record<string, Param>> {
  const given = membersOf(params, "params");
  expectNames(given, [...expected, ...ALWAYS_ALLOWED], "param of a message:");
  for (const name of expected) {
    if (given[name] === undefined) throw new TypeError(`a rule must report the param ${name}, which is in its message`);
  }
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, boundedParam(name, value)]));
}

function boundedParam(name: string, value: unknown): Param {
  if (typeof value === "string") return excerpt(value);
  if (Number.isFinite(value)) return value as number;
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) {
    return value.slice(0, LONGEST_LIST).map((entry) => excerpt(entry));
  }
  throw new TypeError(`a rule must report the param ${name} as a string, a number or a list of strings`);
}

/** Maximum number of characters of JSON that a fix may add. */
const LONGEST_VALUE = 10_000;

/** A copy of a fix, so that the rule cannot change it later. */
function fixOf(fix: unknown): Fix | undefined {
  if (fix === undefined) return undefined;
  const { kind, to, value } = membersOf(fix, "fix");
  expectOneOf(kind, ["replace", "remove", "add", "rename", "move"], "kind of a fix:");
  if (kind === "remove") return { kind };
  if (kind === "replace") return { kind, value: jsonOf(value) };
  if (kind === "add") return { kind, to: placeOf(to), value: jsonOf(value) };
  if (kind === "move") return { kind, to: placeOf(to) };
  if (typeof to !== "string") throw new TypeError("a rule must report a rename fix whose new name is a string");
  return { kind: "rename", to };
}

const NO_JSON = `a rule must report a fix whose value is JSON, of at most ${LONGEST_VALUE} characters`;

function jsonOf(value: unknown): unknown {
  const json = JSON.stringify(value, (_, inner: unknown) => {
    // It would become null.
    if (typeof inner === "number" && !Number.isFinite(inner)) throw new TypeError(NO_JSON);
    return inner;
  });
  if (json === undefined || json.length > LONGEST_VALUE) throw new TypeError(NO_JSON);
  return JSON.parse(json);
}

/** Throws if a check has returned without having run to its end, because later reports and errors would be lost. */
function expectSynchronous(returned: unknown): void {
  if (Object(returned) !== returned) return;
  const [, tag] = /(Generator|Function)\]$/u.exec(Object.prototype.toString.call(returned)) ?? [];
  const kind = isLostPromise(returned) ? "promise" : tag?.toLowerCase();
  if (kind !== undefined) throw new TypeError(`a rule must be synchronous, but its check returned a ${kind}`);
}
