import * as z from "zod";

/** What a check of zod is called with. */
interface Payload {
  readonly value: unknown;
  readonly issues: z.core.$ZodRawIssue[];
}

/** Adds an issue as `superRefine` does, which lets the checks of the objects around go on. */
export function refuse({ value, issues }: Payload, path: PropertyKey[], message: string): void {
  issues.push({ code: "custom", path, message, input: value, continue: true });
}

/** zod's own integers are safe ones; the specification says integer, whatever its size. */
export const integer = z.number().refine(Number.isInteger, "must be an integer");

export const optional = {
  text: z.string().optional(),
  flag: z.boolean().optional(),
  integer: integer.optional(),
};
