import type { LogLine } from "../../state/log.js";
import type { StoredCampaign } from "../../storage/storage.js";
import { byId, control } from "./browser.js";
import { showCampaigns } from "./campaigns.js";
import { readClock, startClock } from "./clock.js";
import { addRequest, replaceRequests } from "./requests.js";

/** How many campaigns the page shows. */
const MOST_CAMPAIGNS = 100;

/** How long the page waits for more changes before it reads the campaigns again, in milliseconds. */
const PAUSE = 100;

let isWaiting = false;

function readCampaignsSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(async () => {
    isWaiting = false;
    showCampaigns(await control<StoredCampaign[]>("GET", `campaigns?last=${MOST_CAMPAIGNS}`));
  }, PAUSE);
}

async function readAll(): Promise<void> {
  await readClock();
  replaceRequests(await control<LogLine[]>("GET", "log"));
  readCampaignsSoon();
}

const events = new EventSource("events");
events.addEventListener("open", async () => {
  await readAll();
  byId("connection").textContent = "Live";
});
events.addEventListener("error", () => {
  byId("connection").textContent = "No connection; trying again";
});
events.addEventListener("request", ({ data }: MessageEvent<string>) => {
  const entry = JSON.parse(data) as LogLine;
  addRequest(entry);
  if (entry.campaign_id !== undefined) readCampaignsSoon();
});
events.addEventListener("change", () => {
  void readClock();
  readCampaignsSoon();
});
events.addEventListener("reset", () => void readAll());
startClock();
