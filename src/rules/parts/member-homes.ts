import { knownMembers } from "../../generated/members.js";
import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";

/** An object in the requests of a channel, with the names of the members that belong there. */
export interface Home {
  readonly channel: string;
  readonly place: readonly string[];
  readonly names: readonly string[];
}

/** The homes of each name, computed on first use. */
let homesByName: ReadonlyMap<string, readonly Home[]> | undefined;

/** The objects to which a member of this name belongs. */
export function homesOf(key: string): readonly Home[] {
  homesByName ??= everyHome();
  return homesByName.get(key) ?? [];
}

function everyHome(): ReadonlyMap<string, readonly Home[]> {
  const homes = new Map<string, Home[]>();
  for (const line of knownMembers.trim().split("\n")) {
    const [channel, place, ...names] = line.split(" ") as [string, string, ...string[]];
    const home = { channel, place: place === "" ? [] : place.split("."), names };
    for (const name of names) getOrInsertComputed(homes, name, () => []).push(home);
  }
  return homes;
}
