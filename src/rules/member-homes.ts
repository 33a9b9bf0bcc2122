import { knownMembers } from "../generated/members.js";

/** An object of the requests of a channel, with the names of members that are at home in it. */
export interface Home {
  readonly channel: string;
  readonly place: readonly string[];
  readonly names: readonly string[];
}

/** The homes of each name, worked out when somebody first asks for one. They never change. */
let homesByName: ReadonlyMap<string, readonly Home[]> | undefined;

/** The objects in which a member of this name is at home. */
export function homesOf(key: string): readonly Home[] {
  homesByName ??= everyHome();
  return homesByName.get(key) ?? [];
}

function everyHome(): ReadonlyMap<string, readonly Home[]> {
  const homes = new Map<string, Home[]>();
  for (const line of knownMembers.trim().split("\n")) {
    const [channel, place, ...names] = line.split(" ") as [string, string, ...string[]];
    const home = { channel, place: place === "" ? [] : place.split("."), names };
    for (const name of names) {
      const others = homes.get(name);
      if (others === undefined) homes.set(name, [home]);
      else others.push(home);
    }
  }
  return homes;
}
