/** How often the statements, functions and branches of a file have run, by their keys. */
export interface Counts {
  readonly path: string;
  readonly s: Record<string, number>;
  readonly f: Record<string, number>;
  readonly b: Record<string, number[]>;
}

export type CountsByPath = Record<string, Counts>;

interface CoverageMap {
  getCoverageSummary(): Readonly<Record<"lines" | "branches", { readonly pct: number }>>;
}

/** The parts of Istanbul that are used here, which is one of the tools. */
export interface Istanbul {
  readonly coverage: { createCoverageMap(counts: CountsByPath): CoverageMap };
  readonly instrument: {
    createInstrumenter(options: { esModules: boolean; coverageVariable: string; compact: boolean }): {
      instrumentSync(code: string, path: string, map: unknown): string;
      lastFileCoverage(): Counts;
    };
  };
  readonly report: { createContext(options: { dir: string; coverageMap: CoverageMap }): unknown };
  readonly reports: { create(name: "text" | "html", options?: object): { execute(context: unknown): void } };
  readonly sourceMaps: { createSourceMapStore(): { transformCoverage(map: CoverageMap): Promise<CoverageMap> } };
}
