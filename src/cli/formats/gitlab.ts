import type { createHash } from "node:crypto";
import { relative, sep } from "node:path";
import type { Found, Places } from "../../text/request/places.js";
import { printable, printableJson } from "../printable.js";
import { namesFromRoot } from "./from-root.js";
import { renderPlace } from "./pretty.js";
import type { Printer } from "./printer.js";

/** Prints a Code Quality report, which GitLab shows in merge requests. */
export function gitlabPrinter(hash: typeof createHash): Printer {
  const issues: object[] = [];
  const ordinals = new Map<string, number>();
  const fromRoot = namesFromRoot();

  const fingerprintOf = (path: string, { rule, pointer }: Found): string => {
    const place = JSON.stringify([path, rule, pointer]);
    // Pointers are cut after some length. GitLab shows only one of several issues with the same fingerprint.
    const ordinal = (ordinals.get(place) ?? 0) + 1;
    ordinals.set(place, ordinal);
    return hash("sha256")
      .update(ordinal === 1 ? place : `${place} ${ordinal}`)
      .digest("hex");
  };

  return {
    each({ file, violations, warnings }, places) {
      const path = fromRoot(file) ?? relative("", file).split(sep).join("/");
      for (const found of [...violations, ...warnings]) {
        issues.push({
          description: descriptionOf(found, places),
          check_name: found.rule,
          fingerprint: fingerprintOf(path, found),
          severity: found.severity === "error" ? "major" : "minor",
          location: { path, lines: { begin: places.inFile(found).position?.line ?? 1 } },
        });
      }
      return "";
    },
    all: () => `${printableJson(JSON.stringify(issues, null, 2))}\n`,
  };
}

function descriptionOf(found: Found, places: Places): string {
  const stored = places.inStored(found);
  return printable(found.message) + (stored === undefined ? "" : ` (in the stored campaign: ${renderPlace(stored)})`);
}
