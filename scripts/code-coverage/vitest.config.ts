import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.config.js";

export default defineConfig((environment) =>
  mergeConfig(
    shared(environment),
    defineConfig({
      test: {
        coverage: {
          enabled: true,
          provider: "custom",
          customProviderModule: "tools/node_modules/@vitest/coverage-istanbul/dist/index.js",
          include: ["src/**/*.ts"],
          exclude: ["src/generated/types.ts"],
          reporter: ["json"],
          reportsDirectory: "coverage/tests",
          clean: false,
          reportOnFailure: true,
        },
      },
    }),
  ),
);
