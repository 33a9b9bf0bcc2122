import { defineConfig, type Options } from "tsup";
import { pageDefinition } from "./scripts/page.js";

const library = {
  index: "src/index.ts",
  msw: "src/msw/index.ts",
  node: "src/node/serve.ts",
  postgres: "src/storage/sql/postgres/open-postgres.ts",
  sqlite: "src/storage/sql/sqlite/open-sqlite.ts",
};

export default defineConfig(async ({ dts }) => {
  const shared = { target: "es2022", clean: false, define: await pageDefinition() } as const satisfies Options;
  return [
    // The entries share their common code.
    { ...shared, entry: { ...library, cli: "src/cli/index.ts" }, format: "esm", splitting: true },
    // Tests in CommonJS load the library by `require`.
    { ...shared, entry: library, format: "cjs", splitting: false },
    // --no-dts would make a build of code out of this.
    ...(dts === false
      ? []
      : [{ ...shared, entry: library, format: ["esm", "cjs"], dts: { only: true } } satisfies Options]),
  ];
});
