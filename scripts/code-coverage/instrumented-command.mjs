// A module hook that resolves a file in dist to its instrumented build, if there is one.
import { existsSync } from "node:fs";

const built = new URL("../../dist/", import.meta.url).href;
const instrumented = new URL("../../coverage/dist/", import.meta.url).href;

export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  if (!resolved.url.startsWith(built)) return resolved;
  const url = instrumented + resolved.url.slice(built.length);
  return existsSync(new URL(url)) ? { ...resolved, url } : resolved;
}
