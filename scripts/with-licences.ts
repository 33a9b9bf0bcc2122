import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { bundledLicences } from "./bundled-licences.js";
import { root } from "./pack.js";

/** Writes the licences of the packages in the command line to a file beside it. */
export const withLicences: Plugin = {
  name: "with-licences",
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(async ({ metafile }) => {
      if (metafile === undefined) return;
      // Other builds run at the same time, so this one may be the first to write to the folder.
      await mkdir(join(root, "dist"), { recursive: true });
      await writeFile(join(root, "dist/licences.txt"), bundledLicences(metafile));
    });
  },
};
