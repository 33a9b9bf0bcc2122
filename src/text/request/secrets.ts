import type { Node } from "jsonc-parser";
import { headerNames } from "../../rules/parts/request-parts.js";
import { childrenAt, childrenOf } from "../json/tree.js";

/** Members of a whole request that contain no credentials. */
const OPEN_MEMBERS = ["method", "path", "body"];

const HEADERS = headerNames.map((name) => name.toLowerCase());

/**
 * The parts of a whole request's file that may be credentials, in the order of the text: all names and values except
 * those known to be harmless. A header may be misspelt or misplaced. Undefined if this cannot be determined.
 */
export function secretsOfRequest(request: Node | undefined): readonly Node[] | undefined {
  if (request?.type !== "object") return request && leavesOf(request);
  return childrenOf(request).flatMap((member) => {
    const [key] = childrenOf(member);
    const name = String(key?.value);
    if (OPEN_MEMBERS.includes(name)) return [];
    return name === "headers" ? secretsOfHeaders(member) : leavesOf(member);
  });
}

/** The same for the file of a body: it has no headers, unless it is actually a whole request. */
export function secretsOfBody(body: Node | undefined): readonly Node[] {
  if (body?.type !== "object") return [];
  return childrenAt(body, "headers").flatMap(secretsOfHeaders);
}

function secretsOfHeaders(member: Node): readonly Node[] {
  const [, ...values] = childrenOf(member);
  return values.flatMap((headers) => headers.children?.flatMap(secretsOfHeader) ?? [headers]);
}

/** A header is a member, or an entry that is a pair of a name and a value. */
function secretsOfHeader(header: Node): readonly Node[] {
  const [name, value, ...others] = childrenOf(header);
  const index = HEADERS.indexOf(String(name?.value).toLowerCase());
  if (index === -1 || value === undefined || others.length > 0) return leavesOf(header);
  const isText = value.type === "string" || value.children?.every(({ type }) => type === "string");
  return isText && headerNames[index] !== "Authorization" ? [] : leavesOf(value);
}

/** All names and values in a node without children, so that each is on one line. */
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
