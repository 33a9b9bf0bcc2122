import { pathToFileURL } from "node:url";

/** Characters that must be escaped in the path of a URI (RFC 3986), or in the first segment of a relative one. */
const RESERVED = /[^\w\-.~!$&'()*+,;=@%/]/gu;

/** The URI of a file: relative if it is below the root, where it has the name `below`, otherwise absolute. */
export function artifactUri(file: string, below: string | undefined): string {
  if (below === undefined) return `file://${encoded(pathToFileURL(file).href.slice("file://".length))}`;
  // Replaces characters that a URI cannot contain.
  return encoded(pathToFileURL(below).href.slice(pathToFileURL("./").href.length));
}

function encoded(path: string): string {
  return path.replace(RESERVED, encodeURIComponent);
}
