/** A problem as `--format github` prints it. */
export interface Annotation {
  readonly severity: "error" | "warning";
  /** The file, with line and column if they are known. */
  readonly place: string;
  readonly rule: string;
  readonly message: string;
}

const COMMAND = /^::(error|warning) ([^:]*)::(.*)$/u;

/** Reads a line of the command; undefined if it is not an annotation. */
export function annotationIn(line: string): Annotation | undefined {
  const [, severity, list = "", message = ""] = COMMAND.exec(line) ?? [];
  if (severity !== "error" && severity !== "warning") return undefined;
  const properties = new Map(
    list.split(",").map((property) => {
      const end = property.indexOf("=");
      return [property.slice(0, end), unescaped(property.slice(end + 1))];
    }),
  );
  const place = ["file", "line", "col"].flatMap((name) => properties.get(name) ?? []).join(":");
  return { severity, place, rule: properties.get("title") ?? "", message: unescaped(message) };
}

/** A line in which the runner finds no command: neither `::` at its start nor `##[` anywhere. */
export function inert(line: string): string {
  return line.replaceAll("##[", "##\\u{5b}").replace(/^(\s*)::/u, "$1\\u{3a}:");
}

/** An annotation about the step itself. */
export function failure(message: string): string {
  const text = message.trim().replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  return `::error title=campaign-rules::${text}\n`;
}

const CODES: Readonly<Record<string, string>> = { "0D": "\r", "0A": "\n", "3A": ":", "2C": ",", "25": "%" };

function unescaped(text: string): string {
  return text.replace(/%(0D|0A|3A|2C|25)/gu, (_, code: string) => CODES[code] ?? "");
}
