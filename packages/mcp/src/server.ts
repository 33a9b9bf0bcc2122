import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import packageJson from "../package.json" with { type: "json" };
import { registerWriteCampaign } from "./prompts/write-campaign.js";
import { registerResources } from "./resources/resources.js";
import { rootsOf } from "./roots/roots.js";
import { registerCampaignExample } from "./tools/campaign-example.js";
import { registerExplainRule } from "./tools/explain-rule.js";
import { registerFixCampaign } from "./tools/fix-campaign.js";
import { registerListRules } from "./tools/list-rules.js";
import { registerPlanUpdate } from "./tools/plan-update.js";
import { ToolList } from "./tools/tool-list.js";
import { registerValidateCampaign } from "./tools/validate-campaign.js";
import { Workspace } from "./workspace/workspace.js";

export interface ServerOptions {
  /** The page of readings of the documentation, as Markdown. */
  readonly readingsPage: string;
  /** Whether configurations that are code may run. */
  readonly runsConfiguration: boolean;
  /** The address at which the documentation is served, without a slash at its end. */
  readonly docsUrl?: string | undefined;
  /** Aborted when the client answers nothing any more. The server then asks it for nothing. */
  readonly ended?: AbortSignal | undefined;
}

const INSTRUCTIONS = `Checks requests that create or update Push and Email campaigns. Call validate_campaign before you \
show a request or send it; fix_campaign applies all certain fixes; explain_rule explains a finding. Start \
a new request from campaign_example, and an update from plan_update. Answers are at most 8 KiB: if truncated is true, omitted says how much is left out.`;

/** A server with every tool, resource and prompt, not yet connected. */
export function createServer({ readingsPage, runsConfiguration, docsUrl, ended }: ServerOptions): McpServer {
  const { name, version } = packageJson;
  const server = new McpServer({ name, version, title: "Campaign Rules" }, { instructions: INSTRUCTIONS });
  const workspace = new Workspace(rootsOf(server, ended), runsConfiguration, docsUrl);
  const tools = new ToolList(server);
  for (const register of [
    registerValidateCampaign,
    registerFixCampaign,
    registerExplainRule,
    registerListRules,
    registerCampaignExample,
    registerPlanUpdate,
  ]) {
    register(tools, workspace);
  }
  tools.serve();
  registerResources(server, readingsPage);
  registerWriteCampaign(server);
  return server;
}
