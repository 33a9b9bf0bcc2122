/**
 * The layers of src, the lowest first. A file imports only from its own layer and lower ones, including types. Generated
 * files belong to the layer that they are made for.
 */
const layers = [
  ["errors", "generated/(types|members|paths)"],
  ["structure", "generated/checks", "schemas"],
  ["rules"],
  ["engine", "compiler"],
  ["operations", "index"],
  ["reference", "text", "arbitraries", "testing", "generated/(readings|examples)"],
  ["adapters", "cli"],
  ["files"],
];

/** Those of the sandbox. */
const sandbox = "packages/sandbox/src";
const sandboxLayers = [
  ["storage", "http", "is-named"],
  ["state"],
  ["options"],
  ["service"],
  ["control", "page"],
  ["sandbox"],
  ["node", "msw"],
  ["cli"],
];

/** Matches a folder, or a file without its extension. */
const pathOf = (name, root = "src") => `^${root}/${name}(/|[.])`;

const upwards = (all, root) =>
  all.slice(0, -1).map((names, index) => ({
    name: `not-above-${names.join("-and-").replaceAll(/\W+/g, "-")}`,
    comment: `${names.join(" and ")} must not import from a higher layer`,
    severity: "error",
    from: { path: names.map((name) => pathOf(name, root)) },
    to: {
      path: all
        .slice(index + 1)
        .flat()
        .map((name) => pathOf(name, root)),
    },
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
      name: "in-a-layer",
      comment: "a new folder needs a layer in .dependency-cruiser.mjs",
      severity: "error",
      from: { path: "^src/", pathNot: layers.flat().map((name) => pathOf(name)) },
      to: {},
    },
    {
      name: "playground-not-into-cli",
      comment: "code that the playground and the command line share belongs in src/text/request and src/text/json",
      severity: "error",
      from: { path: "^playground/" },
      to: { path: "^src/cli/" },
    },
    ...upwards(layers),
    ...upwards(sandboxLayers, sandbox),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    includeOnly: `^(src|playground|${sandbox})/`,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".js", ".json"] },
  },
};
