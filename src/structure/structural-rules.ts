import { fill, templateOf } from "../errors/wording.js";
import { deliveryTypes } from "../generated/members.js";
import { type Format, formats } from "./formats.js";
import { getOrInsertComputed } from "./get-or-insert-computed.js";
import type { JsonType, Scalar } from "./kinds.js";
import { looks } from "./looks.js";
import { isSpellingOfAny } from "./nearest.js";

/** The params of each structural rule. */
export interface StructureParams {
  "structure.required": {
    readonly expected?: JsonType;
    readonly allowed?: readonly Scalar[];
    readonly format?: Format;
    /** What belongs where this object is, if it is no filter but a group of filters. */
    readonly belongs?: string;
  };
  "structure.type": {
    readonly expected: JsonType;
    /** The kind of the value, never the value itself. */
    readonly received: string;
    readonly allowed?: readonly Scalar[];
    readonly format?: Format;
    /** The value converted to the right type, if that is lossless. */
    readonly nearest?: Scalar | boolean;
  };
  "structure.enum": {
    readonly allowed: readonly Scalar[];
    /** The value, cut to 64 characters. */
    readonly received: Scalar;
    /** The allowed value that was probably meant; absent when none is close. */
    readonly nearest?: Scalar;
    /** The operation that takes the value, if it is another one, or what belongs where this group of filters is. */
    readonly belongs?: string;
  };
  "structure.range": { readonly minimum: number; readonly maximum: number; readonly received: number };
  "structure.format": {
    readonly format: Format;
    /** The value, cut to 64 characters. */
    readonly received: string;
    /** The value in the right format, if it is certain: of a time in the schedule, the same moment in UTC. */
    readonly nearest?: string;
    /** What the value is instead of a valid time or address, if that is known. */
    readonly looksLike?: keyof typeof looks;
    /** How the value could be written in the format, if enough is known. */
    readonly example?: string;
  };
  "structure.size": { readonly minimum: number; readonly received: number };
  "structure.too-deep": {
    readonly limit: number;
    /** Present if the object contains itself. */
    readonly cyclic?: true;
  };
  "structure.unreadable": Record<never, never>;
}

export type StructureId = keyof StructureParams;

const always = () => true;

/** Each format with what a text must be, and an example. */
const formatTexts = /* @__PURE__ */ textsOfFormats();

function textsOfFormats() {
  return Object.entries(formats).map(
    ([name, { description, example }]) => [name as Format, `${description}, like `, `"${example}"`] as const,
  );
}

/** The messages for a text that is not in a format. Only times may have an example of their own. */
function formatMessages([name, requirement, example]: (typeof formatTexts)[number]) {
  const messages: (typeof structuralRules)["structure.format"]["messages"] = [
    {
      when: `format is ${name} and received is empty`,
      template: `must not be empty: it must be ${requirement}${example}`,
      fits: ({ format, received }) => format === name && received === "",
    },
    {
      when: `format is ${name} and there is an example`,
      template: `must be ${requirement}{example}, but is {received}`,
      fits: (params) => params.format === name && params.example !== undefined,
    },
    {
      when: `format is ${name}`,
      template: `must be ${requirement}${example}, but is {received}`,
      fits: ({ format }) => format === name,
    },
  ];
  const isTime = name === "local-date-time" || name === "date-time";
  return isTime ? messages : messages.filter(({ template }) => !template.includes("{example}"));
}

/** The messages for a member that is absent. */
// @__NO_SIDE_EFFECTS__
function requiredMessages(): (typeof structuralRules)["structure.required"]["messages"] {
  return [
    {
      when: "belongs is given",
      template: "must be one of {allowed}, but this is a group of filters",
      fits: ({ belongs }) => belongs !== undefined,
    },
    {
      when: "allowed has one value",
      template: "is a mandatory field and must be {allowed}, but is absent",
      fits: ({ allowed }) => allowed?.length === 1,
    },
    {
      when: "allowed has several values",
      template: "is a mandatory field and must be one of {allowed}, but is absent",
      fits: ({ allowed }) => allowed !== undefined,
    },
    ...formatTexts.map(([name, requirement, example]) => ({
      when: `format is ${name}`,
      template: `is a mandatory field and must be ${requirement}${example}, but is absent`,
      fits: ({ format }: StructureParams["structure.required"]) => format === name,
    })),
    {
      when: "expected is array, integer or object",
      template: "is a mandatory field and must be an {=expected}, but is absent",
      fits: ({ expected }) => expected !== undefined && /^[aio]/u.test(expected),
    },
    {
      when: "expected is any other type",
      template: "is a mandatory field and must be a {=expected}, but is absent",
      fits: ({ expected }) => expected !== undefined,
    },
    { template: "is a mandatory field, but is absent", fits: always },
  ];
}

const WRONG_TYPE = "has an invalid value, expected type {=expected} but got {=received}";

/** The messages for a value of a wrong type. */
// @__NO_SIDE_EFFECTS__
function typeMessages(): (typeof structuralRules)["structure.type"]["messages"] {
  return [
    {
      when: "there are allowed values",
      template: `${WRONG_TYPE}; allowed: {allowed}`,
      fits: ({ allowed }) => allowed !== undefined,
    },
    ...formatTexts.map(([name, requirement, example]) => ({
      when: `format is ${name}`,
      template: `${WRONG_TYPE}; it must be ${requirement}${example}`,
      fits: ({ format }: StructureParams["structure.type"]) => format === name,
    })),
    {
      when: "expected is integer and received is number",
      template: `${WRONG_TYPE} with a fraction`,
      fits: ({ expected, received }) => expected === "integer" && received === "number",
    },
    { template: WRONG_TYPE, fits: always },
  ];
}

/** The closed set of rules about single members. Code compiled from the schemas applies them. */
export const structuralRules: {
  readonly [Id in StructureId]: {
    readonly summary: string;
    /** Heading in the specification; absent for rules that only protect the engine. */
    readonly spec?: string;
    /** The first message that fits the params is used. One always fits. */
    readonly messages: readonly {
      /** The condition on the params, in words; absent for the fallback. */
      readonly when?: string;
      /** The message after the path, with `{placeholders}` for params. */
      readonly template: string;
      fits(params: StructureParams[Id]): boolean;
    }[];
  };
} = {
  "structure.required": {
    summary: "A member that is always required must be present.",
    spec: "Create request (common top level)",
    messages: requiredMessages(),
  },
  "structure.type": {
    summary: "A member must have its JSON type; null is a type of its own.",
    spec: "Validation conditions that return 400",
    messages: typeMessages(),
  },
  "structure.enum": {
    summary: "A member with listed values must have one of them, written exactly so.",
    spec: "Resources and their fields",
    messages: [
      {
        when: "allowed has one value",
        template: "must be {allowed}, but is {received}",
        fits: ({ allowed }) => allowed.length === 1,
      },
      {
        when: "received is a delivery type that only Push has",
        template: "must be one of {allowed} on Email, but is {received}, which is for Push only",
        fits: ({ allowed, received, nearest }) =>
          nearest === undefined &&
          deliveryTypes.includes(String(allowed[0])) &&
          isSpellingOfAny(String(received), deliveryTypes),
      },
      { template: "must be one of {allowed}, but is {received}", fits: always },
    ],
  },
  "structure.range": {
    summary: "A bounded number must be within its bounds, both included.",
    spec: "Limits",
    messages: [{ template: "must be from {minimum} to {maximum}, but is {received}", fits: always }],
  },
  "structure.format": {
    summary: "A text with a format (email address, date and time, number, https URL) must be in that format.",
    spec: "Resources and their fields",
    messages: /* @__PURE__ */ formatTexts.flatMap(formatMessages),
  },
  "structure.size": {
    summary: "An array must have its minimum number of entries.",
    spec: "Limits",
    messages: [
      {
        when: "received is 0",
        template: "must have at least {minimum} entries, but has none",
        fits: ({ received }) => received === 0,
      },
      { template: "must have at least {minimum} entries, but has {received}", fits: always },
    ],
  },
  "structure.too-deep": {
    summary: "Objects and arrays must not be nested beyond the depth limit, nor contain themselves.",
    messages: [
      { when: "cyclic is true", template: "contains itself", fits: ({ cyclic }) => cyclic === true },
      { template: "is nested more than {limit} levels deep", fits: always },
    ],
  },
  "structure.unreadable": {
    summary: "A member must be readable; only a getter or a proxy can break this.",
    messages: [{ template: "cannot be read, because reading it throws an error", fits: always }],
  },
};

/** Cache of parsed templates. Its size is bounded by the number of message cases. */
const parsedTemplates = new Map<string, ReturnType<typeof templateOf>>();

/** The message of a structural rule, after the path. */
export function structuralMessage<Id extends StructureId>(id: Id, params: StructureParams[Id]): string {
  // Absent params must stay absent even if prototypes are polluted.
  const own = { __proto__: null, ...params } as StructureParams[Id];
  const { template } = structuralRules[id].messages.find(({ fits }) => fits(own)) as { readonly template: string };
  const parts = getOrInsertComputed(parsedTemplates, template, () => templateOf(template));
  const { looksLike } = own as StructureParams["structure.format"];
  return fill(parts, own as Readonly<Record<string, unknown>>, looksLike && looks[looksLike]);
}

/** The detail target of too few products is the carousel; that of a wrong `product_count`, the product set's data. */
export function detailTargetOmission(rule: StructureId, member: unknown): number {
  if (rule === "structure.size" && member === "products") return 2;
  return rule === "structure.range" && member === "product_count" ? 1 : 0;
}
