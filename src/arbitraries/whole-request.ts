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
import { type UpdateOptions, update, updateOptionNames } from "./update.js";

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
  readonly operation: "create" | "update";
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

/** A form in which headers are given. */
export type HeadersForm = (pairs: RequestDraft["headers"]) => HeadersInput;

/** Pairs and objects by name can contain a header twice; a `Headers` object joins its values. */
export const headersForm: fc.Arbitrary<HeadersForm> = fc.constantFrom<HeadersForm[]>(asPairs, byName);

function asPairs(pairs: RequestDraft["headers"]): HeadersInput {
  return pairs.map(([name, value]) => [name, value] as const);
}

function byName(pairs: RequestDraft["headers"]): HeadersInput {
  const result: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    const before = result[name];
    result[name] = before === undefined ? value : [before, value].flat();
  }
  return result;
}

/** The request of a draft. */
export function finished(
  { method, path, headers, body, context }: RequestDraft,
  form: HeadersForm,
): WholeRequestSample {
  return { request: { method, path, headers: form(headers), body }, context };
}

/** Valid requests whose headers can still be changed. */
export function requestDraft(given: WholeRequestOptions): fc.Arbitrary<RequestDraft> {
  const { operation, ...options } = optionsOf(given, optionNames);
  if (operation !== undefined) expectOneOf(operation, ["create", "update"], "operation");
  const { state, isKnown: _known, ...common } = options;
  const drafts: fc.Arbitrary<RequestDraft>[] = [];
  if (operation !== "update" && state === undefined) {
    const { channel: _channel, deliveryType: _type, ...context } = common;
    drafts.push(
      fc.tuple(createRequest(common), envelope).map(([body, about]) => creating(body as object, about, context)),
    );
  }
  if (operation !== "create") {
    drafts.push(
      fc.tuple(update(options), envelope).map(([sample, about]) => updating(sample.patch, about, sample.context)),
    );
  }
  return fc.oneof(...drafts);
}

interface Envelope {
  readonly workspace: string;
  readonly key: string;
  readonly isPadded: boolean;
  readonly scheme: string;
  readonly contentType: string | undefined;
  readonly namesTenant: boolean;
  readonly idempotencyKey: string;
  readonly requestId: string;
  readonly isIdInHeader: boolean;
  readonly id: string;
  readonly query: string;
  readonly letters: (name: string) => string;
}

const envelope: fc.Arbitrary<Envelope> = fc.record({
  workspace: fc.constantFrom("W-1", "ZX81QL", "größe", "a b"),
  key: fc.constantFrom("not-a-real-key", "k:with:colons", ":", "ключ-🔑"),
  isPadded: fc.boolean(),
  scheme: fc.constantFrom("Basic", "basic", "BASIC"),
  contentType: fc.constantFrom("application/json", undefined, "application/json; charset=utf-8", "Application/JSON"),
  namesTenant: fc.boolean(),
  idempotencyKey: fc.uuid({ version: 4 }),
  requestId: fc.constantFrom("r-1", "r 2", "Ж"),
  isIdInHeader: fc.boolean(),
  id: fc.constantFrom("c-1", "6630b1f2", "a%2Fb", "ü"),
  query: fc.constantFrom("", "?dry=true", "?"),
  letters: fc.constantFrom(
    asWritten,
    (name: string) => name.toLowerCase(),
    (name: string) => name.toUpperCase(),
  ),
});

function asWritten(name: string): string {
  return name;
}

function common({ workspace, key, isPadded, scheme, contentType }: Envelope): [string, string][] {
  const encoded = base64(`${workspace}:${key}`);
  const credentials = isPadded ? encoded : encoded.replace(/={1,2}$/u, "");
  return [
    ["Authorization", `${scheme} ${credentials}`],
    ...(contentType === undefined ? [] : [["Content-Type", contentType] as [string, string]]),
    ["Accept", "*/*"],
  ];
}

function creating(body: object, about: Envelope, context: UpdateContext): RequestDraft {
  const headers = [...common(about), ["SVC-APPKEY", about.workspace] as const];
  return {
    operation: "create",
    workspace: about.workspace,
    method: "POST",
    path: `${CREATE_PATH}${about.query}`,
    headers: headers.map(([name, value]) => [about.letters(name), value]),
    body: body as Members,
    context,
  };
}

function updating(patch: object, about: Envelope, context: UpdateContext): RequestDraft {
  const { isIdInHeader, requestId } = about;
  const ofBody = (patch as Members)["request_id"];
  const id = typeof ofBody === "string" ? ofBody : requestId;
  const headers = [
    ...common(about),
    ...(about.namesTenant ? [["X-SVC-Tenant-ID", about.workspace] as const] : []),
    ["Idempotency-Key", about.idempotencyKey] as const,
    ...(isIdInHeader ? [["X-SVC-Request-Id", id] as const] : []),
  ];
  return {
    operation: "update",
    workspace: about.workspace,
    method: "PATCH",
    path: `${UPDATE_PATH}${about.id}${about.query}`,
    headers: headers.map(([name, value]) => [about.letters(name), value]),
    body: { ...patch, ...(!isIdInHeader && { request_id: id }) },
    context,
  };
}

/** A text as Base64 of its UTF-8. */
export function base64(value: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(value)));
}
