import * as z from "zod";

/** The argument of a zod check. */
interface Payload {
  readonly value: unknown;
  readonly issues: z.core.$ZodRawIssue[];
}

/** Adds an issue as `superRefine` does, so that the checks of enclosing objects still run. */
export function refuse({ value, issues }: Payload, path: PropertyKey[], message: string): void {
  issues.push({ code: "custom", path, message, input: value, continue: true });
}

/** zod's own integers must be safe integers; the specification allows integers of any size. */
export const integer = z.number().refine(Number.isInteger, "must be an integer");

export const optional = {
  text: z.string().optional(),
  flag: z.boolean().optional(),
  integer: integer.optional(),
};
