import { BadInput } from "./bad-input.js";
import { type LogEntry, operations, verdicts } from "./log.js";

/** The query parameters that select entries of the log by one member each. */
const filters = ["method", "path", "operation", "workspace", "status", "verdict", "campaign_id"] as const;

/**
 * The entries that a query selects.
 *
 * @throws {BadInput} if no entry can have a value.
 */
export function selected(entries: readonly LogEntry[], query: URLSearchParams): readonly LogEntry[] {
  expectOneOf("operation", operations, query);
  expectOneOf("verdict", verdicts, query);
  const status = query.get("status");
  if (status !== null && !/^[1-5]\d\d$/u.test(status)) throw new BadInput("status must be an HTTP status", "query");
  const wanted = filters.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return entries.filter((entry) => wanted.every(([name, value]) => value === String(entry[name] ?? "")));
}

function expectOneOf(name: string, values: readonly string[], query: URLSearchParams): void {
  const value = query.get(name);
  if (value === null || values.includes(value)) return;
  throw new BadInput(`${name} must be one of ${values.join(", ")}`, "query");
}
