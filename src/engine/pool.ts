import type { CustomRule } from "../rules/custom-rule.js";
import type { Registry } from "../rules/index.js";
import { ActiveRules, type ActiveRulesOptions } from "./active-rules.js";
import { RuleChecker, type RuleCheckerOptions } from "./rule-checker.js";

/** Reusable rule checkers of the same active rules, so that validating a valid request allocates next to nothing. */
export class Pool {
  /** A getter in one request may validate another request, so there can be several. */
  readonly #idle: RuleChecker[] = [];

  constructor(readonly rules: ActiveRules) {}

  take(options: RuleCheckerOptions): RuleChecker {
    const checker = this.#idle.pop() ?? new RuleChecker(this.rules);
    checker.use(options);
    return checker;
  }

  /** Returns a rule checker to the pool. It drops all references to its request and its context. */
  giveBack(checker: RuleChecker): void {
    checker.release();
    if (this.#idle.length < MOST_IDLE) this.#idle.push(checker);
  }
}

/** A validation needs at most two rule checkers; the second tries fixes. */
const MOST_IDLE = 2;

/** The most recently created pools of a registry, by the options that decide which of its rules are active. */
const known = new Map<Registry, Map<string | number, Pool>>();

/** Most pools that are known of a registry. */
const MOST_KNOWN = 64;

/**
 * The pool for these options. It is looked up by content, because most callers pass a new but equal context each time.
 *
 * @param lint whether to include rules that only warn.
 */
export function poolFor(registry: Registry, options: ActiveRulesOptions, lint: boolean): Pool {
  let pools = known.get(registry);
  if (pools === undefined) {
    pools = new Map();
    known.set(registry, pools);
  }
  const name = nameOf(options, lint);
  let pool = pools.get(name);
  if (pool === undefined) {
    pool = new Pool(new ActiveRules(registry, options, lint));
    if (pools.size === MOST_KNOWN) pools.delete(pools.keys().next().value as string | number);
    pools.set(name, pool);
  }
  return pool;
}

/** A key of the options. Those with equal keys have the same active rules. */
function nameOf({ features, levels, customRules }: ActiveRulesOptions, lint: boolean): string | number {
  const number = (features === undefined ? 0 : (features << 2) | 2) | (lint ? 1 : 0);
  if (levels.size === 0 && customRules.length === 0) return number;
  let name = String(number);
  for (const [rule, level] of levels) name += ` ${rule} ${level}`;
  for (const rule of customRules) name += ` #${ordinalOf(rule)}`;
  return name;
}

/** A number of its own for each custom rule: two may have the same id. */
const ordinals = new WeakMap<CustomRule, number>();
let rulesSeen = 0;

function ordinalOf(rule: CustomRule): number {
  let ordinal = ordinals.get(rule);
  if (ordinal === undefined) {
    ordinal = rulesSeen++;
    ordinals.set(rule, ordinal);
  }
  return ordinal;
}
