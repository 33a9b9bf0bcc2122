// Asks the registry for known vulnerabilities of the dependencies. Ends with UNDECIDED if the registry does not answer;
// `npm audit` alone ends with 1 in both cases, for a vulnerability and for no answer.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projects } from "./tools.js";

/** Exit code for "try again later", as in sysexits.h. `.ci/run` counts such a step neither as passed nor as failed. */
const UNDECIDED = 75;

export interface Verdict {
  readonly code: 0 | 1 | typeof UNDECIDED;
  readonly says: string;
}

/** The part of the output of `npm audit --json` that is read here. */
interface Printed {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
  readonly metadata?: { readonly dependencies?: { readonly total?: number } };
}

/**
 * The verdict on npm's output. It passes only if it is a report on at least one dependency, without vulnerabilities.
 */
export function verdictOn(output: string): Verdict {
  const { message, vulnerabilities, metadata } = parsed(output);
  const total = metadata?.dependencies?.total ?? 0;
  if (vulnerabilities === undefined || total === 0) {
    return { code: UNDECIDED, says: `NOT AUDITED, the registry gave no report: ${message ?? "npm printed none"}` };
  }
  const found = Object.entries(vulnerabilities).map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  if (found.length > 0) return { code: 1, says: found.sort().join("\n") };
  return { code: 0, says: `no known vulnerability in ${total} dependencies` };
}

function parsed(output: string): Printed {
  try {
    return (JSON.parse(output) as Printed | null) ?? {};
  } catch {
    return {};
  }
}

function main(): void {
  const root = fileURLToPath(new URL("..", import.meta.url));
  for (const project of [".", ...projects]) {
    const options = { cwd: join(root, project), encoding: "utf8", timeout: 60_000 } as const;
    const { code, says } = verdictOn(spawnSync("npm", ["audit", "--json", "--fetch-retries=1"], options).stdout ?? "");
    console.log(says);
    process.exitCode = code;
    if (code > 0) return;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
