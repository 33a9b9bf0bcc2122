import { type Context, planUpdate } from "campaign-rules";
import { exactJson } from "campaign-rules/files";
import { z } from "zod";
import { states } from "../../../../src/rules/parts/update-parts.js";
import { channels } from "../../../../src/structure/channel.js";
import { UNIQUE_KEYS } from "../../../../src/text/input-violation.js";
import { answer, jsonBytes, Refusal, withLists } from "../answers/answer.js";
import { type Found, findingsOf, undecidedOf } from "../answers/findings.js";
import { findingsSchemas } from "../answers/schemas.js";
import { contextInput } from "../documents/context-input.js";
import { json, parameters } from "../documents/parameters.js";
import { readJson } from "../documents/read-json.js";
import type { RegisterTool } from "./tool-list.js";

const input = {
  stored: json("The stored campaign, as a value. Give one of stored and stored_path."),
  stored_path: z.string().optional().describe("A file with the stored campaign, below a root of the client."),
  desired: json("The whole campaign as it should be. Give one of desired and desired_path."),
  desired_path: z.string().optional().describe("A file with the desired campaign, below a root of the client."),
  state: z.enum(states).optional().describe("The state of the stored campaign."),
  channel: z.enum(channels).optional().describe("Its channel, if the stored campaign does not have it."),
  context: contextInput,
};

const output = {
  ok: z.boolean().describe("Whether an update can turn the stored campaign into the desired one."),
  changes: z.boolean().optional().describe("If ok: whether there is anything to send."),
  members: z
    .array(z.string())
    .optional()
    .describe("If there is: the names of the members to send, each as in the desired campaign."),
  patch: z
    .looseObject({})
    .optional()
    .describe("The body of the update. Absent if it is long: take the members from the desired campaign."),
  status: z.int().optional().describe("If not ok: the HTTP status with which the service rejects the update."),
  ...findingsSchemas,
};

export const registerPlanUpdate: RegisterTool = (tools, workspace) => {
  tools.registerTool(
    "plan_update",
    {
      title: "Plan an update",
      description:
        "Plans the smallest update that turns the stored campaign into the desired one, or lists everything that forbids " +
        "it: the state of the campaign, differences that an update cannot make, and invalid values after the update.",
      inputSchema: parameters(input),
      outputSchema: z.strictObject(output),
    },
    async ({ state, channel, context, ...given }) => {
      const stored = await readJson("stored", given.stored, given.stored_path, workspace);
      const desired = await readJson("desired", given.desired, given.desired_path, workspace);
      if (stored === undefined || desired === undefined) throw new Refusal("both stored and desired must be given");
      const { checker, path, configuration, note } = await workspace.checkerFor(desired.file, context);
      const known = contextOf(checker.contextFor(path));
      const plan = planUpdate(exactJson("stored", stored.text), exactJson("desired", desired.text), {
        ...known,
        campaign: { state, channel },
      });
      const patch = plan.ok ? plan.patch : undefined;
      const isLong = patch !== undefined && jsonBytes(patch) > LARGEST_PATCH;
      const fixed = {
        ok: plan.ok,
        changes: plan.ok ? plan.changes : undefined,
        members: patch && Object.keys(patch),
        patch: isLong ? undefined : patch,
        status: plan.ok ? undefined : plan.status,
        errors: plan.violations.length,
        warnings: plan.warnings.length,
        more: plan.truncated,
        note,
        configuration,
      };
      // The components of the update are those of the desired campaign, so fixes apply to both.
      const findings = findingsOf<Found>(plan, { base: "", positionOf: () => undefined });
      const cut = withLists(fixed, { findings, ...undecidedOf(plan.skipped) });
      return answer({ ...cut, truncated: cut.truncated || isLong });
    },
  );
};

/** The largest update in an answer, in bytes; the rest is for findings. */
const LARGEST_PATCH = 5 * 1024;

/** A context without the level of the rule about texts, which the engine does not know. */
function contextOf({ rules = {}, ...context }: Context): Context {
  const levels = Object.entries(rules).filter(([id]) => id !== UNIQUE_KEYS);
  return { ...context, rules: Object.fromEntries(levels) };
}
