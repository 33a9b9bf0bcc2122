/** A way to check many requests: the example that shows it, and the program here that times it there. */
export interface Way {
  readonly title: string;
  readonly example: string;
  readonly program: string;
  readonly args: readonly string[];
  /** The processes or threads that check at the same time. */
  readonly workers: number;
  /** How many times as long as `parse.js` it may take. A way without a budget is similar to another one. */
  readonly budget?: number;
}

export const ways: readonly Way[] = [
  { title: "`check --ndjson`", example: "pipes", program: "command", args: ["1"], workers: 1, budget: 30 },
  { title: "`check --ndjson`", example: "pipes", program: "command", args: ["2"], workers: 2 },
  { title: "`check --ndjson`, by `xargs -P`", example: "pipes", program: "xargs", args: ["1"], workers: 1 },
  { title: "`check --ndjson`, by `xargs -P`", example: "pipes", program: "xargs", args: ["2"], workers: 2 },
  {
    title: "ClickHouse, `executable`",
    example: "clickhouse",
    program: "clickhouse",
    args: ["table"],
    workers: 1,
    budget: 30,
  },
  {
    title: "ClickHouse, a pool of two",
    example: "clickhouse",
    program: "clickhouse",
    args: ["pool"],
    workers: 2,
    budget: 30,
  },
  { title: "DuckDB, a scalar function", example: "duckdb", program: "duckdb", args: [], workers: 1, budget: 15 },
  { title: "QuickJS, the single file", example: "quickjs", program: "quickjs", args: [], workers: 1, budget: 100 },
];
