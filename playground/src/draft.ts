import { byId, say } from "./dom.js";
import { type Sheet, sheetFrom } from "./sheet.js";
import { remember, remembered } from "./storage.js";

const KEY = "campaign-rules.draft";

/** How long a user has to pause before the draft is stored. */
const PAUSE_MS = 500;

const KEPT = "Your draft is kept in this browser, and nowhere else.";
const NOT_KEPT = "This browser has no room for your draft: it is lost when you leave the page.";

const SECRET = "No draft is kept: a whole request may contain credentials.";

/**
 * Whether a text seems to have the headers of a request. The text may be malformed, or not checked yet, so that its
 * value is unknown.
 */
export function namesCredentials(text: string): boolean {
  return /"headers"\s*:|\bauthorization["']?\s*:/iu.test(text);
}

/** What is on the page; undefined for an example, which is not worth keeping. Credentials are not stored. */
type Present = () => Sheet | "credentials" | undefined;

/** What a user has entered, in the storage of the browser, so that it outlasts the page. */
export class Draft {
  readonly #present: Present;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(present: Present) {
    this.#present = present;
    addEventListener("pagehide", () => {
      if (this.#pause !== undefined) this.#keep();
    });
  }

  /** Keeps what is on the page, soon. */
  keepSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#keep(), PAUSE_MS);
  }

  /** The draft of an earlier visit. */
  kept(): Sheet | undefined {
    const text = remembered(KEY);
    if (text === null) return undefined;
    this.#tell(KEPT);
    try {
      return sheetFrom(JSON.parse(text));
    } catch {
      return this.discard();
    }
  }

  discard(): undefined {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    remember(KEY, undefined);
    this.#tell("");
  }

  #keep(): void {
    const sheet = this.#present();
    this.discard();
    if (sheet === "credentials") this.#tell(SECRET);
    else if (sheet !== undefined) this.#tell(remember(KEY, JSON.stringify(sheet)) ? KEPT : NOT_KEPT);
  }

  #tell(text: string): void {
    byId("draft").hidden = text === "";
    say("draft-note", text);
  }
}
