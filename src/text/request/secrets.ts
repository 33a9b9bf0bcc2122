import { headerNames } from "../../rules/parts/request-parts.js";
import type { JsonTree, Node, Stretch } from "../json/json-tree.js";

/**
 * Finds the parts of a text that must not be shown, in the order of the text; undefined if nothing may be shown. A text
 * that is malformed or nested too deeply has no tree.
 */
export type SecretsIn = (tree: JsonTree | undefined) => readonly Stretch[] | undefined;

/** Members of a whole request that contain no credentials. */
const OPEN_MEMBERS: readonly (string | undefined)[] = ["method", "path", "body"];

const HEADERS = headerNames.map((name) => name.toLowerCase());

/** All names and values that are not known to be harmless: a header may be misspelt or misplaced. */
export const secretsOfRequest: SecretsIn = (tree) => {
  if (tree?.firstOf(tree.root) !== "{") return tree && leavesOf(tree, tree.root);
  return tree.childrenOf(tree.root).flatMap((member) => {
    const name = tree.nameOf(member);
    if (OPEN_MEMBERS.includes(name)) return [];
    return name === "headers" ? secretsOfHeaders(tree, member) : leavesOf(tree, member);
  });
};

/** The same for the file of a body: it has no headers, unless it is actually a whole request. */
export const secretsOfBody: SecretsIn = (tree) => {
  return tree?.childrenAt(tree.root, "headers").flatMap((headers) => secretsOfHeaders(tree, headers)) ?? [];
};

function secretsOfHeaders(tree: JsonTree, headers: Node): readonly Stretch[] {
  if (!tree.isContainer(headers)) return [headers];
  return tree.childrenOf(headers).flatMap((header) => secretsOfHeader(tree, header));
}

/** A header is a member, or an entry that is a pair of a name and a value. */
function secretsOfHeader(tree: JsonTree, header: Node): readonly Stretch[] {
  const isText = (node: Node) => node.key === undefined && tree.firstOf(node) === '"';
  const [first, value, ...others] = header.key ? [header, header] : tree.childrenOf(header);
  const name = header.key ? tree.nameOf(header) : first && isText(first) && tree.stringAt(first);
  const index = HEADERS.indexOf(String(name).toLowerCase());
  if (index === -1 || value === undefined || others.length > 0) return leavesOf(tree, header);
  const ofValue = { ...value, key: undefined };
  const isHarmless = tree.isContainer(value) ? tree.childrenOf(value).every(isText) : isText(ofValue);
  return isHarmless && headerNames[index] !== "Authorization" ? [] : leavesOf(tree, ofValue);
}

/** All names and values in a node without children, so that each is on one line. */
function leavesOf(tree: JsonTree, node: Node): Stretch[] {
  const leaves: Stretch[] = [];
  const pending = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.key !== undefined) leaves.push(next.key);
    if (!tree.isContainer(next)) leaves.push(next);
    for (const child of tree.childrenOf(next).toReversed()) pending.push(child);
  }
  return leaves;
}
