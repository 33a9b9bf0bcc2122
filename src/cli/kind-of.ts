import { type CampaignContext, type Context, createValidator, type UpdateContext } from "../index.js";
import { UNIQUE_KEYS } from "../json-text/repeated-key-violation.js";
import { bodies, type FileKind } from "./file-kind.js";
import type { Settings } from "./settings.js";
import type { SubjectOptions } from "./subject-options.js";
import { wholeRequests } from "./whole-requests.js";

/** What files hold, and how it is checked. `stored` is the campaign that is updated, undefined when it is not known. */
export function kindOf(
  subject: SubjectOptions,
  known: Context & Pick<Settings, "rules">,
  stored: { readonly value: unknown } | undefined,
): FileKind {
  const { request, operation } = subject;
  const { [UNIQUE_KEYS]: uniqueKeys = "error", ...rules } = known.rules ?? {};
  const context: UpdateContext = { ...known, rules, campaign: campaignOf(subject, stored) };
  const validator = createValidator(context);
  if (request) return wholeRequests((whole) => validator.request(whole), uniqueKeys);
  return bodies((body) => (operation === "update" ? validator.update(body) : validator.create(body)), uniqueKeys);
}

/** What is known of the campaign that is updated. Undefined when nothing is said about it. */
export function campaignOf(
  { state, channel }: SubjectOptions,
  stored: { readonly value: unknown } | undefined,
): CampaignContext | undefined {
  if (stored !== undefined) return { state, body: stored.value, channel };
  // A campaign of which at most the channel is known is taken for a draft.
  return state === undefined && channel === undefined ? undefined : { state: state ?? "DRAFT", channel };
}
