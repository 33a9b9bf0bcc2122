import { byId, control, reading } from "./browser.js";
import { timeOf } from "./requests.js";

interface ClockAnswer {
  readonly now: number;
  readonly frozen: boolean;
}

let clock: ClockAnswer = { now: 0, frozen: true };
let limitsAreOn = true;
/** When the clock was read, by the browser's own clock. */
let readAt = 0;

export const readClock = reading(
  () => Promise.all([control<ClockAnswer>("GET", "clock"), control<{ on: boolean }>("GET", "limits")]),
  ([answer, { on }]) => {
    clock = answer;
    readAt = performance.now();
    byId("freeze").textContent = clock.frozen ? "Resume" : "Freeze";
    byId("clock-state").textContent = clock.frozen ? "frozen" : "running";
    limitsAreOn = on;
    byId("limits").textContent = on ? "Turn limits off" : "Turn limits on";
    tick();
  },
);

/** Connects the buttons, and shows the time from now on. */
export function startClock(): void {
  byId("freeze").addEventListener("click", () => change({ frozen: !clock.frozen }));
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-advance]")) {
    button.addEventListener("click", () => change({ advance: Number(button.dataset["advance"]) }));
  }
  byId("limits").addEventListener("click", () => void control("PUT", "limits", { on: !limitsAreOn }));
  byId("reset").addEventListener("click", () => void control("POST", "reset"));
  setInterval(tick, 1000);
}

function change(by: object): void {
  void control("PATCH", "clock", by);
}

function tick(): void {
  const passed = clock.frozen ? 0 : performance.now() - readAt;
  byId("now").textContent = `${timeOf(clock.now + passed)} UTC`;
}
