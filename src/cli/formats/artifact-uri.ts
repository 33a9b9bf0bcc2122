import { pathToFileURL } from "node:url";

/** Characters that must be escaped in the path of a URI (RFC 3986), or in the first segment of a relative one. */
const RESERVED = /[^\w\-.~!$&'()*+,;=@%/]/gu;

/** The URI of a file: relative if the file is in the working directory, otherwise absolute. */
export function artifactUri(file: string): string {
  const folder = pathToFileURL("./").href;
  const { href } = pathToFileURL(file);
  return href.startsWith(folder)
    ? encoded(href.slice(folder.length))
    : `file://${encoded(href.slice("file://".length))}`;
}

function encoded(path: string): string {
  return path.replace(RESERVED, encodeURIComponent);
}
