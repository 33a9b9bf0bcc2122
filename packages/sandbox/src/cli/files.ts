import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bounds } from "campaign-rules/files";
import { settled } from "../../../../src/cli/config/settled.js";
import { Source } from "../../../../src/text/request/source.js";
import { duplicateKeyIn } from "../../../../src/text/request/unambiguous.js";
import type { SeedCampaign } from "../control/campaigns.js";
import type { SandboxOptions } from "../options.js";
import { UsageError } from "./arguments.js";

const MIB = 1024 * 1024;
const CONFIG: Bounds = { atMost: MIB, timeout: 10_000 };
const SEEDS: Bounds = { atMost: 64 * MIB };

/** The options in a JSON file, or those that a module exports by default. */
export async function readConfig(file: string): Promise<SandboxOptions> {
  const config = file.endsWith(".json") ? await readJsonFile(file, CONFIG) : await exported(file);
  if (typeof config !== "object" || config === null || Array.isArray(config)) {
    throw new UsageError(`${file} must contain an object of options`);
  }
  return config;
}

/** The campaigns in a JSON file. They are checked when they are stored. */
export async function readSeeds(file: string): Promise<SeedCampaign[]> {
  const seeds = await readJsonFile(file, SEEDS);
  if (!Array.isArray(seeds)) throw new UsageError(`${file} must contain an array of campaigns`);
  return seeds as SeedCampaign[];
}

async function exported(file: string): Promise<unknown> {
  try {
    // Importing a pipe or an endless file would never end.
    await textOf(file, CONFIG);
    const load = async () => {
      const module = (await import(pathToFileURL(resolve(file)).href)) as { default?: unknown };
      return module.default;
    };
    return await settled(load());
  } catch (error) {
    throw new UsageError(`${file} cannot be loaded: ${messageOf(error)}`);
  }
}

async function readJsonFile(file: string, bounds: Bounds): Promise<unknown> {
  const text = await textOf(file, bounds).catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`);
  });
  const source = new Source(text);
  const parsed = source.parse();
  const fault = "problem" in parsed ? parsed : duplicateKeyIn(source);
  if (fault === undefined) return source.value;
  const { line, column } = fault.position;
  throw new UsageError(`${file}:${line}:${column}: ${fault.problem}`);
}

/** Loads the reader only when there is a file to read. */
async function textOf(file: string, bounds: Bounds): Promise<string> {
  const { readText } = await import("campaign-rules/files");
  return readText(file, bounds);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
