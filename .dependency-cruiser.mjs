/**
 * The floors of the house, the lowest first. What stands on one floor imports from its own floor and from those below,
 * type imports included. Rooms of one floor do not know each other.
 */
const floors = [
  ["generated/(types|members|paths)"],
  ["errors"],
  ["structure"],
  ["generated/checks"],
  ["rules"],
  ["context"],
  ["engine"],
  ["create", "update"],
  ["request", "response", "limits", "custom-rules"],
  ["validate"],
  ["index"],
  ["schemas"],
  ["compiler", "documents"],
  ["json-text"],
  ["catalogue"],
  ["request-text", "standard"],
  ["adapters", "arbitraries", "config", "testing"],
  ["generated/examples"],
  ["cli"],
  ["files"],
];

/** Matches the files of a room, a folder or a file. */
const pathOf = (room) => `^src/${room}(/|[.])`;

const upwards = floors.slice(0, -1).map((rooms, index) => ({
  name: `not-above-${rooms.join("-and-").replaceAll(/\W+/g, "-")}`,
  comment: `${rooms.join(" and ")} must not import from a higher floor`,
  severity: "error",
  from: { path: rooms.map(pathOf) },
  to: { path: floors.slice(index + 1).flatMap((above) => above.map(pathOf)) },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle",
      comment: "move what both files need into a file that imports neither",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "on-a-floor",
      comment: "a new room needs a floor in .dependency-cruiser.mjs",
      severity: "error",
      from: { path: "^src/", pathNot: floors.flatMap((rooms) => rooms.map(pathOf)) },
      to: {},
    },
    {
      name: "playground-not-into-cli",
      comment: "what the playground and the command line share stands in src/request-text and src/json-text",
      severity: "error",
      from: { path: "^playground/" },
      to: { path: "^src/cli/" },
    },
    ...upwards,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    includeOnly: "^(src|playground)/",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".js", ".json"] },
  },
};
