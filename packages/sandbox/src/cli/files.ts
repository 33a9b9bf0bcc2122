import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { SeedCampaign } from "../control/campaigns.js";
import type { SandboxOptions } from "../options.js";
import { UsageError } from "./arguments.js";

/** The options in a JSON file, or those that a module exports by default. */
export async function readConfig(file: string): Promise<SandboxOptions> {
  const config = file.endsWith(".json") ? await readJsonFile(file) : await exported(file);
  if (typeof config !== "object" || config === null || Array.isArray(config)) {
    throw new UsageError(`${file} must contain an object of options`);
  }
  return config;
}

/** The campaigns in a JSON file. They are checked when they are stored. */
export async function readSeeds(file: string): Promise<SeedCampaign[]> {
  const seeds = await readJsonFile(file);
  if (!Array.isArray(seeds)) throw new UsageError(`${file} must contain an array of campaigns`);
  return seeds as SeedCampaign[];
}

async function exported(file: string): Promise<unknown> {
  try {
    const module = (await import(pathToFileURL(resolve(file)).href)) as { default?: unknown };
    return module.default;
  } catch (error) {
    throw new UsageError(`${file} cannot be loaded: ${messageOf(error)}`);
  }
}

async function readJsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
