import type { Context } from "../engine/context/context.js";
import { expectNames, expectOneOf, membersOf, shown, unknownError } from "../engine/context/option-errors.js";
import { resolveContext } from "../engine/context/resolved-context.js";
import { hasFeature } from "../engine/context/workspace-features.js";
import type { Feature } from "../rules/rule-context.js";
import type { DeliveryType } from "../rules/scope.js";
import { EmailCreateRequest, PushCreateRequest } from "../schemas/create-request.js";
import { jsonSchema } from "../schemas/json-schema.js";

export type Channel = "PUSH" | "EMAIL";

/** The options of the generators: the context in which requests are valid, and optionally one kind of request. */
export interface RequestOptions<C extends Channel = Channel>
  extends Pick<Context, "features" | "productSets" | "policies" | "customRules"> {
  /** Default: both channels. */
  channel?: C | undefined;
  /** Default: every delivery type of the channel. */
  deliveryType?: DeliveryType | undefined;
  /** Whether linting gives no warnings either. Default: false; requests are accepted, but often cause warnings. */
  lint?: boolean | undefined;
}

/** The properties of a request that are fixed before its members are drawn. */
export interface Scene {
  readonly channel: Channel;
  readonly deliveryType: string;
  /** Kind of an Email. */
  readonly contentType: "PROMOTIONAL" | "TRANSACTIONAL" | undefined;
  /** Whether the request must cause no warning. */
  readonly tidy: boolean;
  /** Whether members that need a feature may be used. */
  allows(feature: Feature): boolean;
  /** Whether members that a workspace with a feature requires must be given. */
  demands(feature: Feature): boolean;
  /** Ids to choose product sets from; undefined: any text. */
  readonly productSets: readonly string[] | undefined;
  /** Whether custom UTM keys may have any name. */
  readonly freeUtmKeys: boolean;
}

const deliveryTypes = { PUSH: typesOf(PushCreateRequest), EMAIL: typesOf(EmailCreateRequest) };

function typesOf(schema: typeof PushCreateRequest | typeof EmailCreateRequest): readonly string[] {
  return (jsonSchema(schema).properties?.["campaign_delivery_type"]?.enum ?? []) as readonly string[];
}

const contentTypes = { PUSH: [undefined], EMAIL: ["TRANSACTIONAL", "PROMOTIONAL"] } as const;

/**
 * Every kind of request that the options leave open.
 *
 * @throws {TypeError} if the options are wrong, or leave nothing.
 */
export function scenesOf(options: RequestOptions = {}): Scene[] {
  const { channel, deliveryType, productSets, policies, lint, features } = options;
  const settings = resolveContext({ features, productSets, policies, lint });
  const tidy = lint === true;
  const isOn = (feature: Feature) => hasFeature(feature, settings.features);
  const common = {
    tidy,
    allows: (feature: Feature) => (isOn(feature) === "unknown" ? !tidy : isOn(feature) === true),
    demands: (feature: Feature) => (isOn(feature) === "unknown" ? tidy : isOn(feature) === true),
    productSets: settings.productSets && [...settings.productSets].filter((id) => !tidy || id.trim() !== ""),
    freeUtmKeys: settings.policies.utmCustomKeys === "any",
  };
  const scenes = (Object.keys(deliveryTypes) as Channel[])
    .filter((ofChannel) => channel === undefined || channel === ofChannel)
    .flatMap((ofChannel) =>
      deliveryTypes[ofChannel].map((type) => ({ ...common, channel: ofChannel, deliveryType: type })),
    )
    .filter((scene) => deliveryType === undefined || deliveryType === scene.deliveryType)
    .flatMap((scene) => contentTypes[scene.channel].map((contentType) => ({ ...scene, contentType })));
  if (scenes.length > 0) return scenes;
  if (channel !== undefined) expectOneOf(channel, Object.keys(deliveryTypes), "channel");
  if (typeof deliveryType !== "string") throw unknownError(deliveryType, "delivery type", []);
  throw new TypeError(`no request has channel ${channel ?? "PUSH or EMAIL"} and delivery type ${shown(deliveryType)}`);
}

export const requestOptionNames = ["features", "productSets", "policies", "channel", "deliveryType", "lint"] as const;

/** A copy of options, each read once. Throws a `TypeError` if they cannot be read, or one of them is misspelt. */
export function optionsOf<T extends object>(options: T | undefined, known: readonly (keyof T & string)[]): T {
  const read = membersOf(options ?? {}, "options") as T;
  expectNames(read, known, "option");
  return read;
}
