import type { Channel } from "../structure/channel.js";
import type { Check, Members } from "../structure/checker.js";
import type { BlockedRules } from "./blocked-rules.js";
import type { Annotate } from "./collect.js";
import type { KnownUpdate } from "./partial-update.js";
import type { RuleChecker } from "./rule-checker.js";

/**
 * A request or a campaign, and how to validate it. Implementations must define every member: an omitted one could be
 * inherited in a host with polluted prototypes.
 */
export interface Input {
  /** The body, or a readable view of it. */
  readonly view: unknown;
  readonly isView: boolean;
  /** The body that was sent (in an update, the patch), or a readable view of it. */
  readonly sent: unknown;
  readonly channel: Channel;
  readonly check: Check<Members>;
  /** What is known about the update; undefined for a create request. */
  readonly update: KnownUpdate | undefined;
  /** Objects from which required members may be absent. */
  readonly partialObjects: ReadonlySet<object> | undefined;
  /** Runs more rules on the whole body, unless they are blocked. */
  readonly runMore: ((rules: RuleChecker, blocked: BlockedRules | undefined) => void) | undefined;
  /** Adds details to each violation. */
  readonly annotate: Annotate | undefined;
  /** The same input with another view, to try a fix. */
  of(view: unknown): Input;
}
