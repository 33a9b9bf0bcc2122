import { get, isObject } from "./places.js";

/** What an error body echoes: a text of at most 256 characters, counted in code points. */
export function echoed(text: unknown): string | undefined {
  return typeof text === "string" && [...text].length <= 256 ? text : undefined;
}

export function requestIdIn(body: unknown): string | undefined {
  return echoed(get(isObject(body) ? body : {}, ["request_id"]));
}
