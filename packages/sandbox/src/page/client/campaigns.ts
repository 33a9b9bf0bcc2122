import { type StoredCampaign, states } from "../../storage/storage.js";
import { byId, control, element } from "./browser.js";

const table = byId<HTMLTableElement>("campaigns");
const rows = new Map<string, { row: HTMLTableRowElement; show: (campaign: StoredCampaign) => void }>();

/** Shows the campaigns, the newest one first. Keeps existing rows, so that they keep the focus. */
export function showCampaigns(campaigns: readonly StoredCampaign[]): void {
  const ids = new Set(campaigns.map(({ campaign_id }) => campaign_id));
  for (const [id, { row }] of rows) {
    if (ids.has(id)) continue;
    row.remove();
    rows.delete(id);
  }
  for (const campaign of campaigns) {
    if (!rows.has(campaign.campaign_id)) addRow(campaign.campaign_id);
    rows.get(campaign.campaign_id)?.show(campaign);
  }
  table.hidden = campaigns.length === 0;
  byId("no-campaigns").hidden = campaigns.length > 0;
}

function addRow(id: string): void {
  const options = states.map((name) => element("option", { value: name }, name));
  const state = element("select", { "aria-label": `State of ${id}` }, ...options);
  state.addEventListener("change", () => {
    void control("PUT", `campaigns/${encodeURIComponent(id)}/state`, { state: state.value });
  });
  const [name, workspace] = [new Text(), new Text()];
  const row = element(
    "tr",
    {},
    element("td", {}, name, element("code", { class: "place" }, id)),
    element("td", {}, workspace),
    element("td", {}, state),
  );
  table.tBodies[0]?.prepend(row);
  const show = (campaign: StoredCampaign) => {
    name.data = nameOf(campaign);
    workspace.data = campaign.workspace;
    state.value = campaign.state;
  };
  rows.set(id, { row, show });
}

function nameOf({ body }: StoredCampaign): string {
  const { basic_details, channel } = body as { basic_details?: { name?: unknown } | null; channel?: unknown };
  const name = basic_details?.name;
  return [channel, name].filter((text) => typeof text === "string").join(": ");
}
