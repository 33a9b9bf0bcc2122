/** A choice between interpretations of the specification, as the documentation explains it. */
export interface Reading {
  /** The heading as it is in links. */
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
}

/** The readings on the page of readings: each is a section with a heading of the third level. */
export function readingsOn(page: string): Reading[] {
  return page.split(/^(?=#{2,3} )/mu).flatMap((section) => {
    const title = /^### (.+)$/mu.exec(section)?.[1];
    return title === undefined ? [] : { slug: slugOf(title), title, markdown: section };
  });
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}
