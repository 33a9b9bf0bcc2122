import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateRequest } from "../../../src/index.js";
import { budget } from "../../support/budget.js";
import { endsSoon } from "../../support/ends-soon.js";
import { forAll } from "../../support/for-all.js";
import { basic, updateInput } from "../../support/requests.js";
import { slow } from "../../support/slow.js";

function workspaceOf(authorization: string): string | undefined {
  const result = validateRequest(updateInput({ headers: { Authorization: authorization } }));
  if (!result.ok) expect(result).toMatchObject({ status: 401, violations: [{ path: "Authorization" }] });
  return result.ok ? result.workspace : undefined;
}

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes as string).toString("base64");

/** Text without lone surrogates, which no encoding can represent. */
const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });

describe("credentials", () => {
  it("contain the workspace before the first colon", () => {
    forAll(budget(200, 1_000), text, text, (id, key) => {
      const workspace = id.replaceAll(":", "");
      fc.pre(workspace !== "");
      const credentials = basic(workspace, key);
      const scheme = credentials.slice(0, 5);
      for (const one of [credentials, credentials.replace(/=+$/u, "")]) {
        for (const form of [scheme, scheme.toLowerCase(), scheme.toUpperCase()]) {
          expect(workspaceOf(one.replace(scheme, form))).toBe(workspace);
        }
      }
    });
  });

  it("have no padding or white space elsewhere", () => {
    const credentials = basic("ws-fake", "1");
    const wrong = [
      ...["Basic =", "Basic", "Basic \t", "basıc", "BAſIC"].map((scheme) => credentials.replace("Basic ", scheme)),
      `${credentials}= =`,
      `${credentials}=A`,
      ` ${credentials}`,
      `${credentials}\n`,
    ];
    expect(wrong.map(workspaceOf)).toEqual(wrong.map(() => undefined));
  });

  it("are rejected if they contain anything that is not Base64", () => {
    const credentials = basic("ws-demo-fake", "not-a-real-key");
    const sign = fc.constantFrom(..." \t\n-_.,:;!%\\\"'(){}\u0000é\u00a0🔑");
    forAll(
      budget(200, 1_000),
      fc.integer({ min: 6, max: credentials.replace(/=+$/u, "").length - 1 }),
      sign,
      (at, odd) => {
        expect(workspaceOf(`${credentials.slice(0, at)}${odd}${credentials.slice(at + 1)}`)).toBeUndefined();
      },
    );
  });

  it("are read as UTF-8, and other bytes do no harm", () => {
    expect(workspaceOf(basic("wörk-作-🔑", "k"))).toBe("wörk-作-🔑");
    expect(workspaceOf(`Basic ${base64(Uint8Array.from([0xff, 0x3a, 0xfe]))}`)).toBe("\ufffd");
    expect(workspaceOf(`Basic ${base64("\ufeffws:key")}`)).toBe("\ufeffws");
  });

  it("are checked in linear time", slow, () => {
    const long = ["=".repeat(1_000_000), "A".repeat(1_000_000), "A=".repeat(500_000), " ".repeat(1_000_000)];
    long.push(`${"=".repeat(1_000_000)}A`, `${"A".repeat(1_000_000)}!`, `${" ".repeat(1_000_000)}!`);
    endsSoon(() => {
      for (const token of long) workspaceOf(`Basic ${token}`);
    });
  });
});
