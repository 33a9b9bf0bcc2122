import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { extname } from "node:path";
import { pathToFileURL } from "node:url";
import { jsonPart, modulePart } from "../described.js";
import { problemText } from "../problem-text.js";
import { fileProblem, jsonOf, sourceOf } from "../read-file.js";
import { CONFIGURATION, readRegularFile, readRegularFileNow } from "../regular-file.js";
import { WrongUsage } from "../usage.js";
import { type Configuration, configurationFrom } from "./configuration.js";
import { ENDINGS, EXTENSIONS, isCode } from "./names.js";
import { settled } from "./settled.js";

/** `name` is how messages call the file; `expectSafe` is called before code runs. @throws {WrongUsage} with the name. */
export async function loadConfiguration(
  file: string,
  name = file,
  expectSafe: () => void = () => {},
): Promise<Configuration> {
  if (!EXTENSIONS.some((extension) => extname(file) === extension))
    throw new WrongUsage(`${name}: the name of a configuration must end with ${ENDINGS}`);
  const { bytes } = await readRegularFile(file, CONFIGURATION).catch((error: unknown) => {
    throw new WrongUsage(fileProblem(name, error));
  });
  if (!isCode(file)) return fromJson(bytes, file, name);
  // Importing a pipe or an endless file would never end.
  expectText(bytes, name);
  expectSafe();
  return configurationFrom(modulePart(name, await defaultExport(file, name)), name, file);
}

/** Loads a configuration in JSON. Like `loadConfiguration`, but at once. */
export function jsonConfiguration(file: string, name: string): Configuration {
  let bytes: Buffer;
  try {
    bytes = readRegularFileNow(file, CONFIGURATION);
  } catch (error) {
    throw new WrongUsage(fileProblem(name, error));
  }
  return fromJson(bytes, file, name);
}

function fromJson(bytes: Buffer, file: string, name: string): Configuration {
  expectText(bytes, name);
  return configurationFrom(jsonPart(jsonOf(name, sourceOf(bytes))), name, file);
}

function expectText(bytes: Buffer, name: string): void {
  if (bytes.toString("utf8").trim() === "") throw new WrongUsage(`${name}: the file is empty`);
}

let loads = 0;

/** The value that a module exports by default, or that of its promise. */
async function defaultExport(file: string, name: string): Promise<unknown> {
  const url = pathToFileURL(file);
  // Node keeps modules: with `--watch`, a changed file needs another address.
  if (loads++ > 0) url.search = String(loads);
  const load = async () => {
    // It keeps CommonJS by its path alone.
    delete createRequire(url).cache[realpathSync(file)];
    const module = (await import(url.href)) as { readonly default?: unknown };
    if (!("default" in module)) return undefined;
    const value = await module.default;
    return { value: isTranspiled(value) ? await value.default : value };
  };
  const folder = process.cwd();
  const loaded = await settled(load())
    .catch((error: unknown) => {
      throw new WrongUsage(`${name}: ${loadProblem(error, name)}`);
    })
    .finally(() => {
      // Other paths are relative to it.
      if (process.cwd() !== folder) process.chdir(folder);
    });
  if (loaded === undefined) throw new WrongUsage(`${name}: it has no default export`);
  return loaded.value;
}

/** Whether a value is the exports of a module that was an ES module before a compiler made CommonJS of it. */
function isTranspiled(value: unknown): value is { readonly default: unknown } {
  return typeof value === "object" && value !== null && "__esModule" in value && "default" in value;
}

function loadProblem(error: unknown, name: string): string {
  const problem = problemText(error);
  const isUnknown = error instanceof Error && "code" in error && error.code === "ERR_UNKNOWN_FILE_EXTENSION";
  if (isUnknown && /^\.[cm]?ts$/u.test(extname(name)) && problem.includes(`"${extname(name)}"`))
    return `Node ${process.versions.node} cannot load TypeScript; use Node 22.18 or later, a loader such as tsx (NODE_OPTIONS="--import tsx"), or a .js, .mjs, .cjs or .json file`;
  return `it cannot be loaded: ${problem}`;
}
