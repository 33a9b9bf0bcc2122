import fc from "fast-check";
import { expectOneOf } from "../engine/context/option-errors.js";
import { type RequestInput, validateRequest } from "../index.js";
import type { HeadersInput } from "../operations/request/headers.js";
import type { UpdateContext } from "../operations/update/update-context.js";
import { CREATE_PATH, UPDATE_PATH } from "../rules/parts/request-parts.js";
import { accepted, findingsIn } from "./accepted.js";
import { createRequest } from "./create-request.js";
import type { Members } from "./from-schema.js";
import { optionsOf } from "./scene.js";
import { type UpdateOptions, type UpdateSample, update, updateOptionNames } from "./update.js";

/** The options of the generator of whole requests. */
export interface WholeRequestOptions extends UpdateOptions {
  /** Default: both; a publication is an update. */
  operation?: "create" | "update" | undefined;
}

const optionNames = [...updateOptionNames, "operation"] as const satisfies (keyof WholeRequestOptions)[];

/** A whole request, its body parsed, and the context in which it is valid. */
export interface WholeRequestSample {
  request: RequestInput;
  context: UpdateContext;
}

/** A request whose headers can still be changed. */
export interface RequestDraft {
  readonly workspace: string;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Members;
  readonly context: UpdateContext;
}

/**
 * Valid requests of both operations as a server receives them, sections "Endpoints" and "Authentication": headers in
 * any case and order, as pairs or by name.
 *
 * @throws {TypeError} if the options are wrong, or leave nothing.
 */
export function wholeRequest(options: WholeRequestOptions = {}): fc.Arbitrary<WholeRequestSample> {
  const read = optionsOf(options, optionNames);
  const drawn = fc.tuple(requestDraft(read), headersForm).map(([draft, form]) => finished(draft, form));
  // The id of a request may be in a header and in the body, and custom rules may read it.
  return accepted(drawn, read.customRules ?? [], {
    findings: ({ request, context }) => findingsIn(validateRequest(request, context)),
    repaired: () => undefined,
  });
}

export type HeadersForm = (pairs: RequestDraft["headers"]) => HeadersInput;

/** Pairs and objects by name can contain a header twice; a `Headers` object joins its values. */
export const headersForm = fc.constantFrom<HeadersForm[]>((pairs) => pairs, byName);

function byName(pairs: RequestDraft["headers"]): HeadersInput {
  const result: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    const before = result[name];
    result[name] = before === undefined ? value : [before, value].flat();
  }
  return result;
}

export function finished(
  { method, path, headers, body, context }: RequestDraft,
  form: HeadersForm,
): WholeRequestSample {
  return { request: { method, path, headers: form(headers), body }, context };
}

/** Valid requests whose headers can still be changed. */
export function requestDraft(options: WholeRequestOptions): fc.Arbitrary<RequestDraft> {
  const { operation, state, isKnown, ...common } = options;
  if (operation !== undefined) expectOneOf(operation, ["create", "update"], "operation");
  if (operation === "create" && state !== undefined)
    throw new TypeError("no create request has a campaign with a state");
  if (operation === "create" && isKnown !== undefined) throw new TypeError("no create request has a stored campaign");
  const { channel: _channel, deliveryType: _type, ...context } = common;
  const drafts: fc.Arbitrary<RequestDraft>[] = [];
  if (operation !== "update" && state === undefined) {
    const requests = createRequest(common) as fc.Arbitrary<unknown> as fc.Arbitrary<Members>;
    drafts.push(fc.tuple(requests, envelopes).map(([body, about]) => creating(body, about, context)));
  }
  if (operation !== "create") {
    const updates = update({ ...common, state, isKnown });
    drafts.push(fc.tuple(updates, envelopes).map(([sample, about]) => updating(sample, about)));
  }
  return fc.oneof(...drafts);
}

const envelopes = fc.record({
  workspace: fc.constantFrom("W-1", "ZX81QL", "größe", "a b"),
  key: fc.constantFrom("not-a-real-key", "k:with:colons", ":", "ключ-🔑"),
  isPadded: fc.boolean(),
  scheme: fc.constantFrom("Basic", "basic", "BASIC"),
  contentType: fc.constantFrom("application/json", undefined, "application/json; charset=utf-8", "Application/JSON"),
  namesTenant: fc.boolean(),
  idempotencyKey: fc.uuid({ version: 4 }),
  requestId: fc.constantFrom("r-1", "r 2", "é"),
  isIdInHeader: fc.boolean(),
  id: fc.constantFrom("c-1", "6630b1f2", "a%2Fb", "%C3%BC"),
  query: fc.constantFrom("", "?dry=true", "?"),
  letters: fc.constantFrom<((name: string) => string)[]>(
    (name) => name,
    (name) => name.toLowerCase(),
    (name) => name.toUpperCase(),
  ),
});

/** A value that a client can send, and that a server reads as it was sent. */
const HEADER_VALUE = /^[!-~\u00A1-\u00FF]+(?: [!-~\u00A1-\u00FF]+)*$/u;

/** What a request has besides its body. */
type Envelope = typeof envelopes extends fc.Arbitrary<infer About> ? About : never;

function creating(body: Members, about: Envelope, context: UpdateContext): RequestDraft {
  const { workspace, query } = about;
  const headers = headersOf(about, { "SVC-APPKEY": workspace });
  return { workspace, method: "POST", path: `${CREATE_PATH}${query}`, headers, body, context };
}

function updating({ patch, context }: UpdateSample, about: Envelope): RequestDraft {
  const { workspace, requestId, query } = about;
  const id = patch.request_id ?? requestId;
  const isIdInHeader = about.isIdInHeader && HEADER_VALUE.test(id);
  const headers = headersOf(about, {
    "X-SVC-Tenant-ID": about.namesTenant ? workspace : undefined,
    "Idempotency-Key": about.idempotencyKey,
    "X-SVC-Request-Id": isIdInHeader ? id : undefined,
  });
  const body = { ...patch, ...(!isIdInHeader && { request_id: id }) };
  return { workspace, method: "PATCH", path: `${UPDATE_PATH}${about.id}${query}`, headers, body, context };
}

/** The headers of every request, and others. Those that are undefined are absent. */
function headersOf(about: Envelope, others: Readonly<Record<string, string | undefined>>): RequestDraft["headers"] {
  const encoded = base64(`${about.workspace}:${about.key}`);
  const credentials = about.isPadded ? encoded : encoded.replace(/={1,2}$/u, "");
  const headers = {
    Authorization: `${about.scheme} ${credentials}`,
    "Content-Type": about.contentType,
    Accept: "*/*",
    ...others,
  };
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[about.letters(name), value] as const],
  );
}

/** A text as Base64 of its UTF-8. */
export function base64(value: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(value)));
}
