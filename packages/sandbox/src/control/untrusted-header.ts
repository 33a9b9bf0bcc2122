import type { Problem } from "../http/error-answer.js";
import type { Incoming } from "../http/incoming.js";

/**
 * The problem of a request that another website may have sent. Browsers put the website into `Origin`, and the name by
 * which they found this server into `Host`: a website can point its own name here, and then has the same origin.
 *
 * Requests within the process have no `Host`, and are trusted.
 *
 * @param names the names that are trusted, besides `localhost` and addresses, which no website can choose.
 */
export function untrustedHeader(incoming: Incoming, names: readonly string[]): Problem | undefined {
  const host = incoming.header("Host")?.toLowerCase();
  if (host === undefined) return undefined;
  if (!isTrusted(host, [...names, ...(incoming.servedAs === undefined ? [] : [incoming.servedAs])])) {
    const message = "Host must be localhost, an address, or a name that the option `hosts` or `--allow-host` allows";
    return { target: "Host", message };
  }
  const origin = incoming.header("Origin")?.toLowerCase();
  if (origin === undefined || origin === `http://${host.replace(/:(?:80)?$/u, "")}`) return undefined;
  return { target: "Origin", message: "Origin must be that of the sandbox: other websites must not control it" };
}

function isTrusted(host: string, names: readonly string[]): boolean {
  const { name = "" } = /^(?<name>\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/u.exec(host)?.groups ?? {};
  const plain = withoutDot(name);
  if (/^(?:[\w-]+\.)*localhost$/u.test(plain)) return true;
  return isAddress(plain) || (plain !== "" && names.some((other) => withoutDot(other.toLowerCase()) === plain));
}

/** Whether it is an IP address, as a URL writes it. */
function isAddress(name: string): boolean {
  return name.startsWith("[")
    ? URL.canParse(`http://${name}`)
    : /^\d+(?:\.\d+){3}$/u.test(name) && name.split(".").every((part) => Number(part) <= 255);
}

/** A name that ends in a dot is the same name. */
function withoutDot(name: string): string {
  return name.endsWith(".") ? name.slice(0, -1) : name;
}
