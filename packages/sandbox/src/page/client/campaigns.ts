import { type StoredCampaign, states } from "../../storage/storage.js";
import { byId, control, element, reading } from "./browser.js";

/** How many campaigns the page shows. */
const MOST_SHOWN = 100;

const table = byId<HTMLTableElement>("campaigns");

interface Row {
  readonly row: HTMLTableRowElement;
  readonly show: (campaign: StoredCampaign) => void;
}

const rows = new Map<string, Row>();

/** Shows the campaigns, the newest one first. */
export const readCampaigns = reading(
  () => control<StoredCampaign[]>("GET", `campaigns?last=${MOST_SHOWN}`),
  showCampaigns,
);

/** Keeps existing rows, so that they keep the focus. */
function showCampaigns(campaigns: readonly StoredCampaign[]): void {
  const ids = new Set(campaigns.map(({ campaign_id }) => campaign_id));
  for (const [id, { row }] of rows) {
    if (ids.has(id)) continue;
    row.remove();
    rows.delete(id);
  }
  const [body] = table.tBodies;
  campaigns.toReversed().forEach((campaign, index) => {
    const { row, show } = rows.get(campaign.campaign_id) ?? addRow(campaign.campaign_id);
    show(campaign);
    if (body?.rows[index] !== row) body?.insertBefore(row, body.rows[index] ?? null);
  });
  table.hidden = campaigns.length === 0;
  byId("no-campaigns").hidden = campaigns.length > 0;
}

function addRow(id: string): Row {
  const options = states.map((name) => element("option", { value: name }, name));
  const state = element("select", { "aria-label": `State of ${id}` }, ...options);
  state.addEventListener("change", () => {
    void control("PUT", `campaigns/${encodeURIComponent(id)}/state`, { state: state.value }).finally(readCampaigns);
  });
  const [name, workspace] = [new Text(), new Text()];
  const row = element(
    "tr",
    {},
    element("td", {}, name, element("code", { class: "place" }, id)),
    element("td", {}, workspace),
    element("td", {}, state),
  );
  const show = (campaign: StoredCampaign) => {
    name.data = nameOf(campaign);
    workspace.data = campaign.workspace;
    state.value = campaign.state;
  };
  const added = { row, show };
  rows.set(id, added);
  return added;
}

function nameOf({ body }: StoredCampaign): string {
  const { basic_details, channel } = body as { basic_details?: { name?: unknown } | null; channel?: unknown };
  const name = basic_details?.name;
  return [channel, name].filter((text) => typeof text === "string").join(": ");
}
