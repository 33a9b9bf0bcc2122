import type { Context } from "../index.js";
import { rules } from "../reference/catalogue.js";
import { channelIn } from "../structure/channel.js";
import { ownAt } from "../structure/own-at.js";
import type { FileResult } from "../text/request/check-text.js";
import type { FileKind } from "../text/request/file-kind.js";
import { fileKindOf } from "./file-kind-of.js";
import type { RequestOptions } from "./options.js";
import { counted } from "./printable.js";

/** Makes notes, one per reason, on the skipped rules of a file, and the options that would decide them. */
export type NotesOn = (result: FileResult, value: unknown) => readonly string[];

/** Prepares the notes for files of one kind. The options and the context must be those of that kind. */
export function notesFor(
  options: RequestOptions,
  known: Context,
  stored: { readonly value: unknown } | undefined,
  kind: FileKind,
): NotesOn {
  let other: FileKind | undefined;

  /** The rules that remain undecided even if the features are known. */
  function undecidedWithFeatures(value: unknown): ReadonlySet<string> {
    other ??= fileKindOf(options, { ...known, features: [] }, stored);
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
    const isUpdate = options.request ? ownAt(value, ["method"])?.value === "PATCH" : options.operation === "update";
    return [
      blocked > 0 &&
        `${skippedRules(blocked)}: the ${blocked === 1 ? "field it reads is" : "fields they read are"} invalid`,
      gated.length > 0 && `${skippedRules(gated.length)}: ${aboutFeatures(gated, known.customRules)}`,
      others.size > 0 && `${skippedRules(others.size)}: ${aboutCampaign(body, options, stored !== undefined)}`,
      ok &&
        isUpdate &&
        options.state === undefined &&
        "not checked: whether the campaign's state allows this update; add --state",
    ].filter((note) => note !== false);
  };
}

function skippedRules(count: number): string {
  return `${counted(count, "rule")} skipped`;
}

function aboutFeatures(gated: readonly string[], customRules: Context["customRules"] = []): string {
  const features = [...rules, ...customRules].flatMap(({ id, unlessFeature, ifFeature }) =>
    gated.includes(id) ? [unlessFeature ?? ifFeature ?? []].flat() : [],
  );
  const names = [...new Set(features)];
  const options = names.map((name) => `--feature ${name}`).join(" ");
  return `it is unknown whether the workspace has ${names.join(", ")}; add ${options} if it does, or list its features in a --workspace file`;
}

function aboutCampaign(body: unknown, { channel }: RequestOptions, isStored: boolean): string {
  if (isStored) return "the draft still lacks fields that they read";
  const isChannelKnown = channel !== undefined || channelIn(body) !== "unknown";
  const least = isChannelKnown ? "" : ", or at least --channel PUSH or --channel EMAIL";
  return `the rest of the campaign is unknown; add --current FILE${least}`;
}
