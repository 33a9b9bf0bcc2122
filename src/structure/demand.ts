import { hasZeroOffset } from "./conversion.js";
import { type Format, formats } from "./formats.js";
import { kindOf } from "./kinds.js";
import type { Scalar } from "./structural-rules.js";

/** A `Check`, of whatever container. */
type ContainerCheck = (container: never, checker: never, depth: number) => void;

/** What a member or entry must be. Every property is always set, even if meaningless, so that V8 reads them fast. */
export interface Demand {
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
  readonly check: ContainerCheck | undefined;
  /** For "content": the channel, and the members whose presence makes it keyed. */
  readonly channel: string;
  readonly when: readonly string[];
}

function demand(kind: Demand["kind"], more?: Partial<Demand>): Demand {
  const isRequired = false;
  const isNonEmpty = false;
  const allowed: Demand["allowed"] = [];
  const check = undefined;
  const when: Demand["when"] = [];
  return {
    kind,
    isRequired,
    isNonEmpty,
    allowed,
    minimum: 0,
    maximum: 0,
    format: "email",
    check,
    channel: "",
    when,
    ...more,
  };
}

export const anything = /* @__PURE__ */ demand("anything");
export const text = /* @__PURE__ */ demand("string");
export const flag = /* @__PURE__ */ demand("boolean");
export const integer = /* @__PURE__ */ demand("integer");
export const oneOf = (...allowed: Scalar[]) => demand("enum", { allowed });
export const range = (minimum: number, maximum: number) => demand("range", { minimum, maximum });
export const inFormat = (format: Format) => demand("format", { format });
export const object = (check: ContainerCheck) => demand("object", { check });
export const array = (check: ContainerCheck) => demand("array", { check });
export const recursive = (check: ContainerCheck) => demand("recursive", { check });
export const content = (check: ContainerCheck, channel: string, ...when: string[]) =>
  demand("content", { check, channel, when });

export const required = (of: Demand): Demand => ({
  ...of,
  isRequired: true,
  isNonEmpty: of.isNonEmpty || of.kind === "string",
});
export const nonEmpty = (of: Demand): Demand => ({ ...of, isNonEmpty: true });

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
      return kindOf(value) === "array";
    case "anything":
      return value !== undefined;
    default:
      return kindOf(value) === "object";
  }
}

function isInFormat(value: string, format: Format, allowsZeroOffset: boolean): boolean {
  return formats[format].test(value) || (allowsZeroOffset && format === "local-date-time" && hasZeroOffset(value));
}
