import type { LogLine } from "../../state/log.js";
import { byId, NoConnection } from "./browser.js";
import { readCampaigns } from "./campaigns.js";
import { readClock, startClock } from "./clock.js";
import { addRequest, readRequests } from "./requests.js";

/** How long the page waits for more changes before it reads the campaigns again, in milliseconds. */
const PAUSE = 100;

let isWaiting = false;

function readCampaignsSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    void readCampaigns();
  }, PAUSE);
}

async function readAll(): Promise<void> {
  readCampaignsSoon();
  await Promise.all([readClock(), readRequests()]);
}

const LIVE = "Live";
const events = new EventSource("events");
events.addEventListener("open", async () => {
  await readAll();
  byId("connection").textContent = LIVE;
});
events.addEventListener("error", () => {
  byId("connection").textContent = "No connection; trying again";
});
addEventListener("unhandledrejection", (event) => {
  // Without a connection, requests fail; the page reads everything again when it is back.
  if (!(event.reason instanceof NoConnection)) byId("connection").textContent = `Failed: ${event.reason.message}`;
  event.preventDefault();
});
events.addEventListener("request", ({ data }: MessageEvent<string>) => {
  const entry = JSON.parse(data) as LogLine;
  addRequest(entry);
  if (entry.campaign_id !== undefined) readCampaignsSoon();
});
events.addEventListener("change", () => {
  byId("connection").textContent = LIVE;
  void readClock();
  readCampaignsSoon();
});
events.addEventListener("reset", () => void readAll());
startClock();
