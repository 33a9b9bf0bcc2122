import { type CampaignContext, type Context, createValidator, type UpdateContext } from "../index.js";
import { isObject } from "../structure/checker.js";
import { UNIQUE_KEYS } from "../text/input-violation.js";
import { bodies, type FileKind, wholeRequests } from "../text/request/file-kind.js";
import type { RequestSettings } from "./config/configuration.js";
import type { RequestOptions } from "./options.js";
import type { Settings } from "./settings.js";

/** How to check the requests in files. `stored` is the campaign to update; `campaign` has what is known about it. */
export function fileKindOf(
  options: RequestOptions,
  known: Context & Pick<Settings, "rules">,
  stored: { readonly value: unknown } | undefined,
  campaign: CampaignContext | undefined = campaignContext(options, stored),
): FileKind {
  const checkForFixes = (value: unknown) => {
    const bounds = { ...known.bounds, maxViolations: FOR_FIXES };
    return kindOf(options, { ...known, bounds }, campaign).check(value);
  };
  return { ...kindOf(options, known, campaign), checkForFixes };
}

/** How many findings are looked through for fixes: many that have none may come first. */
const FOR_FIXES = 10_000;

function kindOf(
  { request, operation }: RequestOptions,
  known: Context & Pick<Settings, "rules">,
  campaign: CampaignContext | undefined,
): FileKind {
  const { validator, uniqueKeys } = validatorOf(known, campaign);
  const isCompared = campaign?.body !== undefined;
  if (request) return wholeRequests((whole) => validator.request(whole), uniqueKeys, isCompared);
  if (operation === "update") return bodies((body) => validator.update(body), uniqueKeys, isCompared);
  return bodies((body) => validator.create(body), uniqueKeys);
}

/** The facts about the requests in a file: from the options, and otherwise from its configuration. */
export function requestOptionsFor(options: RequestOptions, ofFile: RequestSettings): RequestOptions {
  const operation = options.operation ?? ofFile.operation;
  const { state, current } = options.request || operation === "update" ? ofFile : {};
  return { ...options, operation, state: options.state ?? state, current: options.current ?? current };
}

/** The validator of a context, and the level of duplicate keys, which are not its concern. */
export function validatorOf(known: Context & Pick<Settings, "rules">, campaign: CampaignContext | undefined) {
  const { [UNIQUE_KEYS]: uniqueKeys = "error", ...levels } = known.rules ?? {};
  // The engine rejects anything that is not an object.
  const rules = isObject(known.rules) ? levels : known.rules;
  const context: UpdateContext = { ...known, rules, campaign };
  return { validator: createValidator(context), uniqueKeys };
}

/** The known facts about the campaign to update; undefined if there are none. */
function campaignContext(
  { state, channel }: RequestOptions,
  stored: { readonly value: unknown } | undefined,
): CampaignContext | undefined {
  if (stored !== undefined) return { state, body: stored.value, channel };
  // If at most the channel of a campaign is known, it is assumed to be a draft.
  return state === undefined && channel === undefined ? undefined : { state: state ?? "DRAFT", channel };
}
