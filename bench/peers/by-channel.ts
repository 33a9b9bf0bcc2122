import type { CrossFieldProblem } from "./cross-field.js";
import { isObject } from "./vocabulary.js";

const unknownChannel: readonly CrossFieldProblem[] = [{ path: ["channel"], message: "must be PUSH or EMAIL" }];

/**
 * Validates each body by the schemas of its channel. A union of both would report the errors of all its variants, so the
 * channel is checked first.
 */
export function byChannel<Schemas, Problem>(
  schemas: Readonly<Record<"PUSH" | "EMAIL", Schemas>>,
  validate: (body: Readonly<Record<string, unknown>>, ofChannel: Schemas) => readonly Problem[],
): (body: unknown) => readonly (Problem | CrossFieldProblem)[] {
  return (body) => {
    if (!isObject(body)) return unknownChannel;
    const { channel } = body;
    if (channel !== "PUSH" && channel !== "EMAIL") return unknownChannel;
    return validate(body, schemas[channel]);
  };
}
