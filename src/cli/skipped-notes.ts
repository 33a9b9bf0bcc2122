import { rules } from "../catalogue/index.js";
import { channelIn } from "../channel.js";
import type { Context } from "../index.js";
import { ownAt } from "../update/update-subject.js";
import type { FileResult } from "./check.js";
import { counted } from "./counted.js";
import type { FileKind } from "./file-kind.js";
import { kindOf } from "./kind-of.js";
import type { Settings } from "./settings.js";
import type { SubjectOptions } from "./subject-options.js";

/** Says, one line for each reason, which rules of a file were skipped, and what would decide them. */
export type NotesOn = (result: FileResult, value: unknown) => readonly string[];

/** Makes the notes on files of one kind. The same options and facts are to be given as for the kind. */
export function notesFor(
  subject: SubjectOptions,
  known: Context & Pick<Settings, "rules">,
  stored: { readonly value: unknown } | undefined,
  kind: FileKind,
): NotesOn {
  let other: FileKind | undefined;

  /** The rules that stay undecided when the features are known. */
  function undecidedWithFeatures(value: unknown): ReadonlySet<string> {
    other ??= kindOf(subject, { ...known, features: [] }, stored);
    const { skipped } = other.check(value);
    return new Set(skipped.flatMap(({ rule, reason }) => (reason === "unknown" ? [rule] : [])));
  }

  return ({ ok, skipped }, value) => {
    const blocked = skipped.filter(({ reason }) => reason === "structure").length;
    const unknown = skipped.flatMap(({ rule, reason }) => (reason === "unknown" ? [rule] : []));
    const isGated = unknown.length > 0 && known.features === undefined;
    const others = isGated ? undecidedWithFeatures(value) : new Set<string>(unknown);
    const gated = unknown.filter((rule) => !others.has(rule));
    const body = ownAt(value, kind.bodyAt)?.value;
    const isUpdate = subject.request ? ownAt(value, ["method"])?.value === "PATCH" : subject.operation === "update";
    return [
      blocked > 0 &&
        `${skippedRules(blocked)}: the ${blocked === 1 ? "field it reads is" : "fields they read are"} invalid`,
      gated.length > 0 && `${skippedRules(gated.length)}: ${aboutFeatures(gated)}`,
      others.size > 0 && `${skippedRules(others.size)}: ${aboutCampaign(body, subject, stored !== undefined)}`,
      ok &&
        isUpdate &&
        subject.state === undefined &&
        "not checked: whether the campaign's state allows this; add --state",
    ].filter((note) => note !== false);
  };
}

function skippedRules(count: number): string {
  return `${counted(count, "rule")} skipped`;
}

function aboutFeatures(gated: readonly string[]): string {
  const features = rules.flatMap(({ id, unlessFeature, ifFeature }) =>
    gated.includes(id) ? [unlessFeature ?? ifFeature ?? []].flat() : [],
  );
  const names = [...new Set(features)];
  const options = names.map((name) => `--feature ${name}`).join(" ");
  return `whether the workspace has ${names.join(", ")} is not known; add ${options} if it has, or list its features in a --workspace file`;
}

function aboutCampaign(body: unknown, { channel }: SubjectOptions, isStored: boolean): string {
  if (isStored) return "the draft does not have all that they read yet";
  const isChannelKnown = channel !== undefined || channelIn(body) !== "unknown";
  const least = isChannelKnown ? "" : ", or at least --channel PUSH or --channel EMAIL";
  return `the rest of the campaign is not known; add --current FILE${least}`;
}
