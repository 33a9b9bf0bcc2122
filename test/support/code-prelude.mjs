// What a process does besides running a block of code of the documentation.
import { Server } from "node:net";
import { isDeepStrictEqual } from "node:util";

// Servers listen on a free port, and the process ends when they have refused a request in the documented format.
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

/** Throws unless a value is what is shown beside it. In a text, … stands for any other. */
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
