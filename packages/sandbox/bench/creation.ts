import { readFileSync } from "node:fs";

export interface Creation {
  readonly headers: Record<string, string>;
  readonly body: string;
}

const root = new URL("../../../", import.meta.url);
const campaign = JSON.parse(readFileSync(new URL("samples/push-one-time.json", root), "utf8")) as object;
const [before = "", after = ""] = JSON.stringify({ ...campaign, request_id: "REQUEST_ID" }).split("REQUEST_ID");
let made = 0;

/** The next create request, with a new id. Cycles through the given number of workspaces. */
export function nextCreation(workspaces: number): Creation {
  const workspace = `W${++made % workspaces}`;
  const headers = {
    Authorization: `Basic ${btoa(`${workspace}:key`)}`,
    "SVC-APPKEY": workspace,
    "Content-Type": "application/json",
  };
  return { headers, body: `${before}r-${made}${after}` };
}
