import { list, quote, suggestion } from "../errors/wording.js";
import { type Format, formats } from "./formats.js";

/** A type that a member can be said to have. */
export type JsonType = "string" | "boolean" | "integer" | "number" | "object" | "array";

/** A value of an enumeration. */
export type Scalar = string | number;

/** What each structural rule says about its violation. */
export interface StructureParams {
  "structure.required": {
    readonly expected?: JsonType;
    readonly allowed?: readonly Scalar[];
    readonly format?: Format;
  };
  "structure.type": {
    readonly expected: JsonType;
    /** Kind of the value, never the value itself. */
    readonly received: string;
    readonly allowed?: readonly Scalar[];
    /** The value that was probably meant, in the right type. */
    readonly nearest?: Scalar | boolean;
  };
  "structure.enum": {
    readonly allowed: readonly Scalar[];
    /** The value, cut to 64 characters. */
    readonly received: Scalar;
    /** The allowed value that was probably meant; absent when none is close. */
    readonly nearest?: Scalar;
  };
  "structure.range": { readonly minimum: number; readonly maximum: number; readonly received: number };
  "structure.format": {
    readonly format: Format;
    /** The value, cut to 64 characters. */
    readonly received: string;
    /** The same value in the format, when only something at its end has to go. */
    readonly nearest?: string;
  };
  "structure.size": { readonly minimum: number; readonly received: number };
  "structure.too-deep": {
    readonly limit: number;
    /** Present when the object holds itself. */
    readonly cyclic?: true;
  };
  "structure.unreadable": Record<never, never>;
}

export type StructureId = keyof StructureParams;

/** What a structural rule is, besides the code compiled from the schemas that applies it. */
interface StructuralRule<Id extends StructureId> {
  readonly id: Id;
  readonly summary: string;
  /** Heading of the specification that says so; absent where only our own safety asks for it. */
  readonly spec?: string;
  /** Says, after the path, what must hold and what was found. */
  message(params: StructureParams[Id]): string;
}

/** The closed set of rules that say what one member must be on its own. */
export const structuralRules: { readonly [Id in StructureId]: StructuralRule<Id> } = {
  "structure.required": {
    id: "structure.required",
    summary: "A member that is always required must be present.",
    spec: "Create request (common top level)",
    message: (params) => {
      const demand = demandOf(params);
      return `is a mandatory field${demand === undefined ? ", but" : ` and must be ${demand}, but`} is absent`;
    },
  },
  "structure.type": {
    id: "structure.type",
    summary: "A member must have its JSON type; null is a type of its own.",
    spec: "Validation conditions that return 400",
    message: ({ expected, received, allowed, nearest }) =>
      `has an invalid value, expected type ${expected} but got ${received}` +
      (expected === "integer" && received === "number" ? " with a fraction" : "") +
      (allowed ? `; allowed: ${list(allowed)}` : "") +
      suggestion(nearest),
  },
  "structure.enum": {
    id: "structure.enum",
    summary: "A member with listed values must have one of them, written exactly so.",
    spec: "Resources and their fields",
    message: ({ allowed, received, nearest }) =>
      `must be ${oneOf(allowed)}, but is ${quote(received)}${suggestion(nearest)}`,
  },
  "structure.range": {
    id: "structure.range",
    summary: "A bounded number must be within its bounds, both included.",
    spec: "Limits",
    message: ({ minimum, maximum, received }) => `must be from ${minimum} to ${maximum}, but is ${received}`,
  },
  "structure.format": {
    id: "structure.format",
    summary: "A text with a format (email address, date and time, number, https URL) must be in that format.",
    spec: "Resources and their fields",
    message: ({ format, received, nearest }) =>
      `must be ${formats[format].description}, but is ${quote(received)}${suggestion(nearest)}`,
  },
  "structure.size": {
    id: "structure.size",
    summary: "An array with a least number of entries must have them.",
    spec: "Limits",
    message: ({ minimum, received }) =>
      `must have at least ${minimum} entries, but has ${received === 0 ? "none" : received}`,
  },
  "structure.too-deep": {
    id: "structure.too-deep",
    summary: "Objects and arrays must not be nested beyond the depth limit, nor hold themselves.",
    message: ({ limit, cyclic }) => (cyclic ? "holds itself" : `is nested more than ${limit} levels deep`),
  },
  "structure.unreadable": {
    id: "structure.unreadable",
    summary: "A member must be readable; only a getter or a proxy can break this.",
    message: () => "cannot be read, because reading it throws an error",
  },
};

/** What an absent member must be, as precisely as the schema says. */
export function demandOf({ expected, allowed, format }: StructureParams["structure.required"]): string | undefined {
  if (allowed !== undefined) return oneOf(allowed);
  if (format !== undefined) return formats[format].description;
  return expected === undefined ? undefined : `${/^[aeiou]/u.test(expected) ? "an" : "a"} ${expected}`;
}

function oneOf(allowed: readonly Scalar[]): string {
  return `${allowed.length === 1 ? "" : "one of "}${list(allowed)}`;
}
