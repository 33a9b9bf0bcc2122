// Loaded before a code block of the documentation runs.
import { Server } from "node:net";
import { isDeepStrictEqual } from "node:util";

// A server listens on a free port and gets an empty request. The process exits with 0 if the server refuses it in the
// documented format, otherwise with 1.
const { listen } = Server.prototype;
Server.prototype.listen = function (...given) {
  const ready = given.filter((one) => typeof one === "function");
  return listen.call(this, 0, "127.0.0.1", ...ready).once("listening", () => setImmediate(ask, this.address().port));
};

async function ask(port) {
  const url = `http://127.0.0.1:${port}/core-services/v1/campaigns`;
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: "{}" });
  const { error } = await response.json();
  process.exit(response.status >= 400 && error.details.length > 0 ? 0 : 1);
}

/** Throws unless a value equals the value that its comment shows. In a text, … stands for any text. */
globalThis.expectShown = (value, shown) => {
  const isSame =
    typeof value === "string" && typeof shown === "string" ? isLike(value, shown) : isDeepStrictEqual(value, shown);
  if (!isSame) throw new Error(`not ${JSON.stringify(shown)} but ${JSON.stringify(value)}`);
};

function isLike(text, shown) {
  const [start, ...parts] = shown.split("…");
  if (parts.length === 0) return text === shown;
  let at = start.length;
  const isInOrder = parts.every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
  return text.startsWith(start) && isInOrder && text.endsWith(parts.at(-1) ?? "");
}
