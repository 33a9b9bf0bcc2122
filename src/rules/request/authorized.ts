import { workspaceHeaderOf } from "../parts/request-parts.js";
import { defineRule } from "../rule.js";

const CREDENTIALS = "Basic, followed by the Base64 encoding of <WORKSPACE_ID>:<API_KEY>";

export const authorized = defineRule({
  id: "request.authorized",
  scope: "authorization",
  spec: "Authentication",
  summary: "Credentials must name a workspace, and a workspace header must name the same workspace.",
  status: 401,
  reads: {},
  outsideBody: true,
  message: "must be {=what}",

  check(request, report) {
    const { headers, workspace, fault } = request;
    if (workspace === undefined) {
      const isRepeated = typeof headers.get("Authorization") === "object";
      const what = isRepeated ? "given once, but is given with different values" : `${CREDENTIALS}, but ${fault}`;
      report(["Authorization"], { what });
      return;
    }
    const header = workspaceHeaderOf(request);
    const named = headers.get(header);
    if (named === undefined || named === workspace) return;
    report([header], { what: "the workspace that the credentials are for" });
  },
});
