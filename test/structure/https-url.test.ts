import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { isHttpsUrl } from "../../src/structure/https-url.js";
import { budget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";

// Tables of URLs and addresses are in test/oracle, which tests both readings with them.

it("a plain host of two or more labels makes a URL here as in the URL class of this runtime", () => {
  const label = fc.stringMatching(/^[a-z](?:[a-z0-9-]{0,6}[a-z0-9])?$/u).filter((text) => !text.includes("--"));
  const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join("."));
  const rest = fc.constantFrom("", "/", "/a b", "?x", "#x", ":8080/", "\\x", ":65536", ":", "/:@");
  forAll(budget(500, 5_000), fc.constantFrom("", "u@", "u:p@", "@"), host, rest, (user, name, tail) => {
    const url = `https://${user}${name}${tail}`;
    expect(isHttpsUrl(url), url).toBe(URL.canParse(url));
  });
});

it("no global URL is needed, so that every runtime decides in the same way", () => {
  vi.stubGlobal("URL", undefined);
  try {
    expect(["https://[::1]/", "https://EXAMPLE.com", "https://例.com"].every(isHttpsUrl)).toBe(true);
  } finally {
    vi.unstubAllGlobals();
  }
});
