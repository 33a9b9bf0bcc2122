import { extname } from "node:path";
import { pathToFileURL } from "node:url";
import type { Loader } from "lilconfig";
import { problemText } from "../problem-text.js";
import { fileProblem, readJson } from "../read-file.js";
import { WrongUsage } from "../usage.js";
import { readingAt } from "../workspace.js";
import { type Configuration, configurationFrom, readingIn } from "./configuration.js";
import { EXTENSIONS, finder } from "./find.js";

/**
 * Loads a configuration.
 *
 * @throws {WrongUsage} if it cannot be read, throws, or is invalid; the message has the file's name.
 */
export async function loadConfiguration(name: string): Promise<Configuration> {
  if (!EXTENSIONS.includes(extname(name)))
    throw new WrongUsage(`${name}: the name of a configuration must end with .js, .mjs, .ts or .json`);
  const isJson = extname(name) === ".json";
  const load: Loader = (file) => (isJson ? readJson(name) : defaultExport(file, name));
  try {
    const { config, filepath, isEmpty } = (await finder(load).load(name)) ?? {};
    if (isEmpty || filepath === undefined) throw new WrongUsage(`${name}: the file is empty`);
    if (!isJson) return configurationFrom(config, name, filepath, readingIn(name));
    const { source, value } = config as Awaited<ReturnType<typeof readJson>>;
    return configurationFrom(value, name, filepath, readingAt(name, source));
  } catch (error) {
    throw error instanceof WrongUsage ? error : new WrongUsage(fileProblem(name, error));
  }
}

let loads = 0;

async function defaultExport(file: string, name: string): Promise<unknown> {
  const url = pathToFileURL(file);
  // Node keeps modules: with `--watch`, a changed file needs another address.
  if (loads++ > 0) url.search = String(loads);
  const module = await (import(url.href) as Promise<{ readonly default?: unknown }>).catch((error: unknown) => {
    throw new WrongUsage(`${name}: ${loadProblem(error, name)}`);
  });
  if (!("default" in module)) throw new WrongUsage(`${name}: it has no default export`);
  return module.default;
}

function loadProblem(error: unknown, name: string): string {
  const isUnknown = error instanceof Error && "code" in error && error.code === "ERR_UNKNOWN_FILE_EXTENSION";
  if (isUnknown && extname(name) === ".ts")
    return `Node ${process.versions.node} cannot load TypeScript; use Node 22.18 or later, or a .js, .mjs or .json file`;
  return `it cannot be loaded: ${problemText(error)}`;
}
