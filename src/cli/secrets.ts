import type { Node } from "jsonc-parser";
import { childrenAt, childrenOf } from "../json-text/tree.js";
import { headerNames } from "../request/headers.js";

/** Members of a whole request that hold no credentials. */
const OPEN_MEMBERS = ["method", "path", "body"];

const HEADERS = headerNames.map((name) => name.toLowerCase());

/**
 * What in the file of a whole request may be a credential, in the order of the text: all names and values but those
 * that are known to be none. A header may be misspelt, or stand in the wrong place. Undefined when that cannot be told.
 */
export function secretsOfRequest(request: Node | undefined): readonly Node[] | undefined {
  if (request?.type !== "object") return request && leavesOf(request);
  return request.children?.flatMap((member) => {
    const name = String(member.children?.[0]?.value);
    if (OPEN_MEMBERS.includes(name)) return [];
    return name === "headers" ? secretsOfHeaders(member) : leavesOf(member);
  });
}

/** The same in the file of a body: it has no headers, unless a whole request is mistaken for a body. */
export function secretsOfBody(body: Node | undefined): readonly Node[] {
  if (body?.type !== "object") return [];
  return childrenAt(body, "headers").flatMap(secretsOfHeaders);
}

function secretsOfHeaders(member: Node): readonly Node[] {
  const [, ...values] = childrenOf(member);
  return values.flatMap((headers) => headers.children?.flatMap(secretsOfHeader) ?? [headers]);
}

/** A header is a member, or an entry that is a pair of name and value. */
function secretsOfHeader(header: Node): readonly Node[] {
  const [name, value, ...others] = childrenOf(header);
  const index = HEADERS.indexOf(String(name?.value).toLowerCase());
  if (index === -1 || value === undefined || others.length > 0) return leavesOf(header);
  const isText = value.type === "string" || value.children?.every(({ type }) => type === "string");
  return isText && headerNames[index] !== "Authorization" ? [] : leavesOf(value);
}

/** All names and values in a node that hold no others, and so stand on one line each. */
function leavesOf(node: Node): Node[] {
  const leaves: Node[] = [];
  const pending = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const children = childrenOf(next);
    if (next.children === undefined) leaves.push(next);
    for (let index = children.length - 1; index >= 0; index--) pending.push(children[index] as Node);
  }
  return leaves;
}
