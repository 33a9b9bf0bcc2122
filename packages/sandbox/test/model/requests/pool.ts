import type { Context } from "campaign-rules";
import { createRequest, faultyRequest } from "campaign-rules/arbitraries";
import fc from "fast-check";
import { type WorkspaceName, workspaceNames, workspaces } from "../settings.js";
import { isObject, type Members, memberOf } from "../world/json.js";
import { awkwardBodies } from "./awkward.js";
import { plainBodies } from "./plain.js";

const { seed = 0 } = fc.readConfigureGlobal();

/** Commands refer to bodies by their index in these lists, so that a failing one shrinks to a plain one. */
const size = 150;

/** Bodies that are valid in a workspace; a few of them plain, a few of them awkward. */
export const validBodies: Readonly<Record<WorkspaceName, readonly Members[]>> = {
  ALPHA: validIn("ALPHA"),
  BETA: validIn("BETA"),
  GAMMA: validIn("GAMMA"),
};

/** Bodies that are mostly invalid everywhere. */
export const faultyBodies: readonly unknown[] = fc
  .sample(faultyRequest(), size)
  .map(({ body }) => body)
  .filter(isText);

function validIn(workspace: WorkspaceName): readonly Members[] {
  const { rules, ...options }: Context = workspaces[workspace].context;
  const arbitrary = createRequest({ ...options, lint: rules !== undefined });
  const drawn = fc.sample(arbitrary, { seed: seed + workspaceNames.indexOf(workspace), numRuns: size });
  return [...plainBodies, ...awkwardBodies, ...drawn.filter(isText)] as unknown[] as Members[];
}

/** Bodies that are valid in a workspace, of the channel and delivery type of another body. */
export function bodiesLike(body: unknown, workspace: WorkspaceName): readonly Members[] {
  const kind = (one: unknown) => `${memberOf(one, "channel")} ${memberOf(one, "campaign_delivery_type")}`;
  const alike = validBodies[workspace].filter((one) => kind(one) === kind(body));
  return alike.length === 0 ? validBodies[workspace] : alike;
}

/** Whether a value survives the conversion to text and back. Values that are nested too deeply do not. */
function isText(value: unknown): boolean {
  try {
    const text = JSON.stringify(value);
    return (
      text.length < 20_000 && (!isObject(value) || Object.keys(JSON.parse(text)).length === Object.keys(value).length)
    );
  } catch {
    return false;
  }
}
