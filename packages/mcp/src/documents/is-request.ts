import { jsonSchemaDocument } from "campaign-rules/schemas";
import type { Operation } from "./document-input.js";
import { isObject } from "./parameters.js";

/** Whether a value can be read as a request, valid or not: it is an object, and has a member that a request may have. */
export function isRequest(value: unknown, operation: Operation): boolean {
  if (!isObject(value)) return false;
  if (operation === "request") return Object.hasOwn(value, "body");
  return Object.keys(value).some((name) => memberNames().has(name));
}

let names: ReadonlySet<string> | undefined;

/** The names of the members that bodies have. */
function memberNames(): ReadonlySet<string> {
  names ??= new Set(
    (["create-request", "update-request"] as const)
      .flatMap((document) => Object.entries(jsonSchemaDocument(document).$defs ?? {}))
      .filter(([name]) => name.endsWith("Request"))
      .flatMap(([, { properties }]) => Object.keys(properties as object)),
  );
  return names;
}
