import type { Case } from "./cases.js";
import type { Held } from "./hold.js";
import { list, table } from "./markdown.js";
import type { Measured } from "./measured.js";
import type { Timing } from "./timing.js";

const sources: readonly Case["source"][] = ["fixture", "one fault", "about 20 faults"];

const gaps = {
  depth: "nested more than 200 levels deep, which only we limit",
  ["__proto__"]: "with a forbidden member named `__proto__`, which the library drops before it checks anything",
};

/** How the libraries' verdicts compare with ours, as paragraphs. */
export function verdicts({ held, leftOut, libraries, timing }: Measured): string[] {
  const bodies = held[0]?.bodies ?? 0;
  const rows = held.map((of) => [
    of.library.title,
    `${(bodies - of.otherVerdict.length - of.inGaps).toLocaleString("en")} of ${bodies.toLocaleString("en")}`,
    of.inGaps.toLocaleString("en"),
    ...sources.map((source) => agreementOf(of, source)),
  ]);
  const untimed = held.filter(({ library }) => !libraries.includes(library));
  return [
    "Before it is timed, every library is compared with ours on the fixtures of the create operation and on " +
      "generated bodies: it must refuse exactly the bodies that we refuse. If both refuse a body, the reported " +
      "places are compared: the same ones, all of ours and more, or fewer than ours.",
    table(
      ["", "same verdict", "known gaps", ...sources.map((source) => `places, ${source}: same / more / fewer`)],
      rows,
    ),
    `${leftOut} bodies were left out because only we support their context: other bounds or policies.`,
    list([
      ...untimed.map(({ library, otherVerdict }) => {
        return `**${library.title} was not timed**: its verdict differs, for example on ${otherVerdict.slice(0, 5).join(", ")}.`;
      }),
      ...wrongOnRows(timing),
      ...Object.entries(gaps).map(([gap, what]) => {
        const open = held.filter(({ library }) => library.gaps.some((of) => of === gap));
        return `Known gap of ${open.map(({ library }) => library.title).join(", ")}: requests ${what}.`;
      }),
      ...deviations(held),
    ]),
  ];
}

/** The libraries that were not timed on a row, because they gave wrong verdicts. */
export function wrongOnRows({ wrong }: Timing): string[] {
  return wrong.map(({ library, row, refused }) => {
    return `**${library.title} was not timed on ${row.title}**: it refused ${refused} of ${row.bodies.length}.`;
  });
}

/** How the places of each library differ from ours. What several have in common appears once. */
function deviations(held: readonly Held[]): string[] {
  const titles = new Map<string, string[]>();
  for (const { library } of held) {
    for (const deviation of library.deviations) {
      titles.set(deviation, [...(titles.get(deviation) ?? []), library.title]);
    }
  }
  return [...titles].map(([deviation, of]) => `${of.join(", ")}: ${deviation}.`);
}

function agreementOf({ agreement }: Held, source: Case["source"]): string {
  const counts = agreement.get(source);
  return counts === undefined ? "" : `${counts.same} / ${counts.more} / ${counts.fewer}`;
}
