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
  const name = nameIn(host);
  const isNamed = isAmong(name, [...names, ...(incoming.servedAs === undefined ? [] : [incoming.servedAs])]);
  if (!isNamed && !isLocal(name)) {
    const message = "Host must be localhost, an address, or a name that the option `hosts` or `--allow-host` allows";
    return { target: "Host", message };
  }
  const origin = incoming.header("Origin")?.toLowerCase();
  if (origin === undefined || origin === `http://${host.replace(/:(?:80)?$/u, "")}`) return undefined;
  // A proxy may serve a name with TLS.
  if (isNamed && origin === `https://${host.replace(/:(?:443)?$/u, "")}`) return undefined;
  return { target: "Origin", message: "Origin must be that of the sandbox: other websites must not control it" };
}

/** The name in a `Host`, without a dot at its end, which changes nothing; empty if there is none. */
function nameIn(host: string): string {
  const { name = "" } = /^(?<name>\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/u.exec(host)?.groups ?? {};
  return withoutDot(name);
}

function isAmong(name: string, names: readonly string[]): boolean {
  return name !== "" && names.some((other) => withoutDot(other.toLowerCase()) === name);
}

function isLocal(name: string): boolean {
  return /^(?:[\w-]+\.)*localhost$/u.test(name) || isAddress(name);
}

/** Whether it is an IP address, as a URL writes it. */
function isAddress(name: string): boolean {
  return name.startsWith("[")
    ? URL.canParse(`http://${name}`)
    : /^\d+(?:\.\d+){3}$/u.test(name) && name.split(".").every((part) => Number(part) <= 255);
}

function withoutDot(name: string): string {
  return name.endsWith(".") ? name.slice(0, -1) : name;
}
