import { pathToFileURL } from "node:url";

/** Characters that a path of a URI cannot hold as they are (RFC 3986), or a relative one in its first segment. */
const RESERVED = /[^\w\-.~!$&'()*+,;=@%/]/gu;

/** The URI of a file: relative to the working folder when it is in there, else absolute. */
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
