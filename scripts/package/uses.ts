/** How an entry is used alone, in a module where its exports are `entry`. */
export interface Use {
  /** The smallest expression that makes the entry work, and its value. */
  readonly expression: string;
  readonly answer: unknown;
  /** The packages that it loads at run time, directly or indirectly. */
  readonly packages: readonly string[];
  /** The peers that it needs. */
  readonly peers: readonly string[];
  /** Whether it is for workers too, which have none of Node's modules. */
  readonly isForWorkers: boolean;
  /** Whether it needs Node, and so is not bundled for browsers. */
  readonly needsNode?: true;
}

/** One use of each entry, by its name after `campaign-rules`. */
export const uses: Readonly<Record<string, Use>> = {
  ".": {
    expression: "entry.validateCreate({}).violations.length",
    answer: 8,
    packages: [],
    peers: [],
    isForWorkers: true,
  },
  "./catalogue": {
    expression: "entry.explain(entry.rules[0].id).id",
    answer: "structure.required",
    packages: [],
    peers: [],
    isForWorkers: true,
  },
  "./arbitraries": {
    expression: 'typeof entry.createRequest({ channel: "EMAIL" }).generate',
    answer: "function",
    packages: ["fast-check", "pure-rand", "typebox"],
    peers: ["fast-check", "typebox"],
    isForWorkers: false,
  },
  "./standard": {
    expression: 'entry.createRequestSchema()["~standard"].validate({}).issues[0].pointer',
    answer: "/request_id",
    packages: [],
    peers: [],
    isForWorkers: true,
  },
  "./fastify": {
    expression: "[entry.campaignRules.length, entry.validatorCompiler.length, entry.RefusedRequest.length]",
    answer: [2, 1, 1],
    packages: [],
    peers: [],
    isForWorkers: false,
  },
  "./hono": {
    expression: '[entry.campaignRequest("create").length, entry.campaignErrors().length]',
    answer: [2, 2],
    packages: [],
    peers: [],
    isForWorkers: true,
  },
  "./express": {
    expression: '[entry.campaignRequest("create").length, entry.campaignErrors().length]',
    answer: [3, 4],
    packages: [],
    peers: [],
    isForWorkers: false,
  },
  "./schemas": {
    expression:
      '[entry.CreateRequest, entry.jsonSchemaDocument("campaign"), entry.openApiDocument().info].map(({ title }) => title)',
    answer: ["CreateRequest", "Campaign", "Campaign management"],
    packages: ["typebox"],
    peers: ["typebox"],
    isForWorkers: true,
  },
  "./testing": {
    // Without situations, a rule has two tests that fail.
    expression:
      '(() => { const names = []; entry.testRule({ id: "acme.a" }, { valid: {}, invalid: {} }, { it: (name) => { names.push(name); } }); return names; })()',
    answer: ["acme.a has valid situations", "acme.a has invalid situations"],
    packages: [],
    peers: [],
    isForWorkers: false,
  },
  "./config": {
    expression: 'entry.defineConfig({ features: ["QUEUING"] }).features',
    answer: ["QUEUING"],
    packages: [],
    peers: [],
    isForWorkers: true,
  },
  "./files": {
    expression: "typeof entry.createFileChecker",
    answer: "function",
    packages: [],
    peers: [],
    isForWorkers: false,
    needsNode: true,
  },
};
