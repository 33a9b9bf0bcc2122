import { authorized } from "../../../src/rules/request/authorized.js";
import { basic, createInput, KEY, operations, updateInput, WORKSPACE } from "../../support/requests.js";
import { testRequestRule } from "../../support/test-request-rule.js";
import { each } from "../../support/valid-of-type.js";

const CREDENTIALS = "Basic, followed by the Base64 encoding of <WORKSPACE_ID>:<API_KEY>, but";

/** What the messages say: the same whatever the credentials are, so that none repeats them. */
const what = {
  absent: `${CREDENTIALS} is absent`,
  scheme: `${CREDENTIALS} has another scheme`,
  base64: `${CREDENTIALS} the text after Basic is not Base64`,
  colon: `${CREDENTIALS} the encoded text has no colon between an id and a key`,
  once: "given once, but is given with different values",
  workspace: "the workspace that the credentials are for",
} as const;

function refused(path: "Authorization" | "SVC-APPKEY" | "X-SVC-Tenant-ID", why: keyof typeof what) {
  return [{ path, params: { what: what[why] } }];
}

function base64(text: string): string {
  return Buffer.from(text, "utf8").toString("base64");
}

const right = basic(WORKSPACE, KEY);
const encoded = right.slice("Basic ".length);

/** Malformed credentials, by what is wrong with them. */
const wrong: [name: string, authorization: string, why: keyof typeof what][] = [
  ["nothing", "", "absent"],
  ["the scheme alone", "Basic", "base64"],
  ["the scheme and a space", "Basic ", "base64"],
  ["no scheme", encoded, "scheme"],
  ["another scheme", `Bearer ${encoded}`, "scheme"],
  ["a scheme with the same beginning", `BasicAuth ${encoded}`, "scheme"],
  ["no space", `Basic${encoded}`, "scheme"],
  ["a tab", `Basic\t${encoded}`, "scheme"],
  ["a space before it", ` Basic ${encoded}`, "scheme"],
  ["a space after it", `Basic ${encoded} `, "base64"],
  ["not Base64", `Basic ${WORKSPACE}:${KEY}`, "base64"],
  [
    "the other alphabet of Base64",
    `Basic ${base64("ws-fake:>>>???").replaceAll("+", "-").replaceAll("/", "_")}`,
    "base64",
  ],
  ["an extra Base64 digit", `Basic ${base64("ws-fake:1")}A`, "base64"],
  ["padding in the middle", `Basic ${base64("ws-fake:12")}${base64("345")}`, "base64"],
  ["padding alone", "Basic ==", "base64"],
  ["a line break inside", `Basic ${encoded.slice(0, 8)}\n${encoded.slice(8)}`, "base64"],
  ["no colon", `Basic ${base64("ws-fake-and-no-key")}`, "colon"],
  ["an empty id", `Basic ${base64(`:${KEY}`)}`, "colon"],
  ["an empty key", `Basic ${base64(`${WORKSPACE}:`)}`, "colon"],
  ["a colon alone", `Basic ${base64(":")}`, "colon"],
  ["a second one after a comma", `${right}, ${right}`, "base64"],
];

/** Valid ways to write credentials. */
const fine: [name: string, authorization: string, workspace: string][] = [
  ["lower-case scheme", `basic ${encoded}`, WORKSPACE],
  ["upper-case scheme", `BASIC ${encoded}`, WORKSPACE],
  ["mixed-case scheme", `bASIC ${encoded}`, WORKSPACE],
  ["no padding needed", basic("ws", "fake-key-1"), "ws"],
  ["one padding character", basic("ws", "fake-key"), "ws"],
  ["one padding character, left out", basic("ws", "fake-key").replace(/=+$/u, ""), "ws"],
  ["two padding characters", basic("ws", "fake-key-"), "ws"],
  ["two padding characters, left out", basic("ws", "fake-key-").replace(/=+$/u, ""), "ws"],
  ["padding that is too short", basic("ws", "fake-key-").replace("==", "="), "ws"],
  ["padding that is too long", `${basic("ws", "fake-key")}=`, "ws"],
  ["three padding characters", `${basic("ws", "fake-key-")}=`, "ws"],
  ["padding where none is needed", `${basic("ws", "fake-key-1")}=`, "ws"],
  ["two spaces", `Basic  ${encoded}`, WORKSPACE],
  ["id and key of one letter", basic("w", "k"), "w"],
  ["a colon in the key", basic(WORKSPACE, "fake:key"), WORKSPACE],
  ["a colon at the start of the key", basic(WORKSPACE, ":fake"), WORKSPACE],
  ["a key of colons", basic(WORKSPACE, "::"), WORKSPACE],
  ["spaces in id and key", basic("ws fake", "a fake key"), "ws fake"],
  ["an id that is not ASCII", basic("wörk-šp-作-🔑", "fake-key"), "wörk-šp-作-🔑"],
  ["a key that is not ASCII", basic(WORKSPACE, "fäke-ключ-🔑"), WORKSPACE],
];

testRequestRule(authorized, {
  valid: {
    ...each(fine, ([name, Authorization, workspace]) => [
      `${name}, to create`,
      createInput({ headers: { Authorization, "SVC-APPKEY": workspace } }),
    ]),
    ...each(fine, ([name, Authorization, workspace]) => [
      `${name}, to update`,
      updateInput({ headers: { Authorization, "X-SVC-Tenant-ID": workspace } }),
    ]),
    "no workspace header, to update": updateInput(),
    "an empty workspace header, to update": updateInput({ headers: { "X-SVC-Tenant-ID": " " } }),
    "equal credentials twice": updateInput({ headers: { Authorization: [right, right] } }),
    "an equal workspace header twice": createInput({ headers: { "SVC-APPKEY": [WORKSPACE, WORKSPACE] } }),
    "the header of create with another workspace, to update": updateInput({
      headers: { "SVC-APPKEY": "ws-other-fake" },
    }),
    "the header of update with another workspace, to create": createInput({
      headers: { "X-SVC-Tenant-ID": "ws-other-fake" },
    }),
  },
  invalid: {
    ...each(
      Object.entries(operations).flatMap(([operation, input]) =>
        wrong.map((one) => [operation, input, ...one] as const),
      ),
      ([operation, input, name, Authorization, why]) => [
        `${name}, to ${operation}`,
        { request: input({ headers: { Authorization } }), violations: refused("Authorization", why) },
      ],
    ),
    ...each(Object.entries(operations), ([operation, input]) => [
      `no credentials, to ${operation}`,
      { request: input({ headers: { Authorization: undefined } }), violations: refused("Authorization", "absent") },
    ]),
    ...each(Object.entries(operations), ([operation, input]) => [
      `different credentials, to ${operation}`,
      {
        request: input({ headers: { Authorization: [right, basic(WORKSPACE, "another-fake-key")] } }),
        violations: refused("Authorization", "once"),
      },
    ]),
    "the same credentials written in two ways": {
      request: updateInput({ headers: { Authorization: [right, right.replace("Basic", "basic")] } }),
      violations: refused("Authorization", "once"),
    },
    ...each(["ws-other-fake", WORKSPACE.toUpperCase(), `${WORKSPACE} `, `${WORKSPACE}:${KEY}`], (other) => [
      `to create in the workspace ${JSON.stringify(other)}`,
      { request: createInput({ headers: { "SVC-APPKEY": other } }), violations: refused("SVC-APPKEY", "workspace") },
    ]),
    ...each(["ws-other-fake", WORKSPACE.toUpperCase()], (other) => [
      `to update in the workspace ${JSON.stringify(other)}`,
      {
        request: updateInput({ headers: { "X-SVC-Tenant-ID": other } }),
        violations: refused("X-SVC-Tenant-ID", "workspace"),
      },
    ]),
    "to create in two workspaces, one of them the right one": {
      request: createInput({ headers: { "SVC-APPKEY": [WORKSPACE, "ws-other-fake"] } }),
      violations: refused("SVC-APPKEY", "workspace"),
    },
    "to update in two workspaces, one of them the right one": {
      request: updateInput({ headers: { "X-SVC-Tenant-ID": ["ws-other-fake", WORKSPACE] } }),
      violations: refused("X-SVC-Tenant-ID", "workspace"),
    },
    "wrong credentials before a wrong workspace": {
      request: createInput({ headers: { Authorization: "Basic", "SVC-APPKEY": "ws-other-fake" } }),
      violations: refused("Authorization", "base64"),
    },
    "before headers and body are checked": {
      request: updateInput({
        headers: { Authorization: undefined, "Idempotency-Key": "1", "Content-Type": "text/plain" },
        body: 5,
      }),
      violations: refused("Authorization", "absent"),
    },
  },
});
