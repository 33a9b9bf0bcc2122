import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Plugin } from "esbuild";
import { bundledLicences } from "./bundled-licences.js";

/** Writes the licences of the packages in a bundle to a file beside it. */
export function licencesTo(file: string): Plugin {
  return {
    name: "licences",
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(async ({ metafile }) => {
        if (metafile === undefined) return;
        // Other builds run at the same time, so this one may be the first to write to the folder.
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bundledLicences(metafile));
      });
    },
  };
}
