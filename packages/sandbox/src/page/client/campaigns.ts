import { type StoredCampaign, states } from "../../storage/storage.js";
import { byId, control, element } from "./browser.js";

const table = byId<HTMLTableElement>("campaigns");
const rows = new Map<string, { readonly row: HTMLTableRowElement; readonly state: HTMLSelectElement }>();

/** Shows the campaigns, the newest one first. Keeps existing rows, so that they keep the focus. */
export function showCampaigns(campaigns: readonly StoredCampaign[]): void {
  const ids = new Set(campaigns.map(({ campaign_id }) => campaign_id));
  for (const [id, { row }] of rows) {
    if (ids.has(id)) continue;
    row.remove();
    rows.delete(id);
  }
  const [body] = table.tBodies;
  for (const campaign of campaigns) {
    const known = rows.get(campaign.campaign_id);
    if (known !== undefined) known.state.value = campaign.state;
    else body?.prepend(rowOf(campaign));
  }
  table.hidden = campaigns.length === 0;
  byId("no-campaigns").hidden = campaigns.length > 0;
}

function rowOf(campaign: StoredCampaign): HTMLTableRowElement {
  const { campaign_id: id, workspace } = campaign;
  const options = states.map((name) => element("option", { value: name }, name));
  const state = element("select", { "aria-label": `State of ${id}` }, ...options);
  state.value = campaign.state;
  state.addEventListener("change", () => {
    void control("PUT", `campaigns/${encodeURIComponent(id)}/state`, { state: state.value });
  });
  const row = element(
    "tr",
    {},
    element("td", {}, nameOf(campaign), element("code", { class: "place" }, id)),
    element("td", {}, workspace),
    element("td", {}, state),
  );
  rows.set(id, { row, state });
  return row;
}

function nameOf({ body }: StoredCampaign): string {
  const { basic_details, channel } = body as { basic_details?: { name?: unknown } | null; channel?: unknown };
  const name = basic_details?.name;
  return [channel, name].filter((text) => typeof text === "string").join(": ");
}
