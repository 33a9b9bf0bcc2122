import { type Check, isObject } from "./checker.js";
import { withoutOffset } from "./conversion.js";
import { type Format, formats } from "./formats.js";
import type { Scalar } from "./kinds.js";

/** What a member or entry must be. */
export interface Demand {
  /** The name of the member; empty if it is an entry, or any member that the schema does not name. */
  readonly key: string;
  readonly kind:
    | "string"
    | "boolean"
    | "integer"
    | "enum"
    | "range"
    | "format"
    | "object"
    | "array"
    /** An object that may contain itself. */
    | "recursive"
    /** The content of a channel, keyed if certain other members are present. */
    | "content"
    | "anything";
  readonly isRequired: boolean;
  /** Whether an empty text is useless. */
  readonly isNonEmpty: boolean;
  /** For "enum". */
  readonly allowed: readonly Scalar[];
  /** For "range". */
  readonly minimum: number;
  readonly maximum: number;
  /** For "format". */
  readonly format: Format;
  /** The compiled check of a container. */
  readonly check: Check<never> | undefined;
  /** For "content": the channel, and the members whose presence makes it keyed. */
  readonly channel: string;
  readonly when: readonly string[];
  /** The messages that depend on nothing else but the kind of the value. Each is written once, when it is first needed. */
  messages: Map<string, string> | undefined;
}

/** Makes a demand. All have the same properties in the same order, even if meaningless, so that V8 reads them fast. */
export function demand(more: Partial<Demand>): Demand {
  const { key, kind, isRequired, isNonEmpty, allowed, minimum, maximum, format, check, channel, when } = {
    ...defaults,
    ...more,
  };
  const messages = undefined;
  return { key, kind, isRequired, isNonEmpty, allowed, minimum, maximum, format, check, channel, when, messages };
}

const defaults: Demand = {
  key: "",
  kind: "anything",
  isRequired: false,
  isNonEmpty: false,
  allowed: [],
  minimum: 0,
  maximum: 0,
  format: "email",
  check: undefined,
  channel: "",
  when: [],
  messages: undefined,
};

export const anything = /* @__PURE__ */ demand({});
export const text = /* @__PURE__ */ demand({ kind: "string" });
export const flag = /* @__PURE__ */ demand({ kind: "boolean" });
/** An entry that is an object, or content that must be present. */
export const anObject = /* @__PURE__ */ demand({ kind: "object", isRequired: true });
export const integer = /* @__PURE__ */ demand({ kind: "integer" });
export const oneOf = (...allowed: Scalar[]) => demand({ kind: "enum", allowed });
export const range = (minimum: number, maximum: number) => demand({ kind: "range", minimum, maximum });
export const inFormat = (format: Format) => demand({ kind: "format", format });
export const object = (check: Check<never>) => demand({ kind: "object", check });
export const array = (check: Check<never>) => demand({ kind: "array", check });
export const recursive = (check: Check<never>) => demand({ kind: "recursive", check });
export const content = (check: Check<never>, channel: string, ...when: string[]) =>
  demand({ kind: "content", check, channel, when });

/** A required text must say something, too. */
export const required = (of: Demand) =>
  demand({ ...of, isRequired: true, isNonEmpty: of.isNonEmpty || of.kind === "string" });
export const nonEmpty = (of: Demand) => demand({ ...of, isNonEmpty: true });

/** Whether a value is what the schema demands. The contents of containers have checks of their own. */
export function meets(
  value: unknown,
  { kind, allowed, minimum, maximum, format }: Demand,
  allowsZeroOffset: boolean,
): boolean {
  switch (kind) {
    case "string":
      return typeof value === "string";
    case "boolean":
      return typeof value === "boolean";
    case "enum":
      return allowed.includes(value as Scalar);
    case "integer":
      return Number.isInteger(value);
    case "range":
      return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    case "format":
      return typeof value === "string" && isInFormat(value, format, allowsZeroOffset);
    case "array":
      return Array.isArray(value);
    case "anything":
      return value !== undefined;
    default:
      return isObject(value);
  }
}

function isInFormat(value: string, format: Format, allowsZeroOffset: boolean): boolean {
  const mayEndInZero = allowsZeroOffset && format === "local-date-time" && value.charAt(19) !== ".";
  return formats[format].test(value) || (mayEndInZero && withoutOffset(value) !== undefined);
}
