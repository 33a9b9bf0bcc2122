import { readText } from "campaign-rules/files";
import type { Environment } from "./inputs.js";

/** What of an event tells whose code was checked out. A deleted fork is null. */
interface Event {
  readonly repository?: Repository;
  readonly pull_request?: { readonly head?: { readonly repo?: Repository | null } };
  readonly workflow_run?: { readonly head_repository?: Repository | null };
  readonly issue?: { readonly pull_request?: unknown };
}

interface Repository {
  readonly full_name?: string;
}

/** Events about pull requests, whose payloads decide. */
const PULL_REQUEST = /^(?:pull_request\w*|workflow_run|issue_comment)$/u;

/**
 * Whether the files may come from somebody who cannot write to the repository: a pull request from a fork, also under
 * `pull_request_target` and in a workflow that runs after another one. If in doubt, they may.
 */
export async function mayBeForeign(env: Environment): Promise<boolean> {
  const { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path = "" } = env;
  const event = await eventAt(path);
  if (event === undefined) return PULL_REQUEST.test(name);
  // A comment does not tell where the commented pull request comes from.
  if (event.issue?.pull_request) return true;
  const { pull_request: pull, workflow_run: run } = event;
  if (!pull && !run) return PULL_REQUEST.test(name) && name !== "issue_comment";
  const own = env["GITHUB_REPOSITORY"] ?? event.repository?.full_name;
  const heads = [...(pull ? [pull.head?.repo] : []), ...(run ? [run.head_repository] : [])];
  return heads.some((head) => head?.full_name === undefined || head.full_name !== own);
}

async function eventAt(path: string): Promise<Event | undefined> {
  try {
    return (JSON.parse(await readText(path, { atMost: 64 * 1024 * 1024 })) as Event | null) ?? undefined;
  } catch {
    return undefined;
  }
}
